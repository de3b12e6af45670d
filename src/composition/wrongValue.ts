/** The sentence that stops a build: which variable is missing or wrong, what it should be, what it is. */
export function wrongValue(name: string, expected: string, given: unknown): Error {
  const found = given === undefined ? 'nothing' : JSON.stringify(given);
  return new Error(`${name} – expected ${expected} – got ${found}`);
}
