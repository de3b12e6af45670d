/**
 * The error message that stops a build: the variable that is missing or invalid, the expected value, the
 * given value.
 */
export function wrongValue(name: string, expected: string, given: unknown): Error {
  const found = given === undefined ? 'nothing' : JSON.stringify(given);
  return new Error(`${name} – expected ${expected} – got ${found}`);
}
