/** In place of every part of a sentence: the number 12, the text « X », and any object or function. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, key) => {
    if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 12 : 'X');
    return key === Symbol.iterator ? () => [].values() : anything;
  },
  apply: () => anything,
});

/** All sentences of the words of a feature, each with its path; « X » and 12 stand for what is filled in. */
export function sentencesOf(words: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const written = (words as (...parts: unknown[]) => unknown)(anything, anything, anything);
    // A sentence of the server, as it is.
    return sentencesOf(written === anything ? 'X' : written, path);
  }
  return Object.entries(words as object).flatMap(([name, word]) =>
    sentencesOf(word, `${path}.${name}`),
  );
}
