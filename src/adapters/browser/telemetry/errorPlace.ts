/** Names of exceptions; any other may be data that somebody has thrown. */
const names: readonly string[] = [
  'AbortError',
  'AggregateError',
  'DataCloneError',
  'EvalError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'RangeError',
  'ReferenceError',
  'SecurityError',
  'SyntaxError',
  'TimeoutError',
  'TypeError',
  'URIError',
];

/** The name of an exception, `Error` for an unknown one, `none` for a value that is no exception. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'none';
  return names.find((name) => name === error.name) ?? 'Error';
}

/**
 * What is said about a message. The message itself may contain what somebody has typed, so that a report has
 * one of these texts, or none.
 */
const knownMessages: readonly (readonly [RegExp, string])[] = [
  [/of undefined\b|undefined is not an object/i, 'property of undefined'],
  [/of null\b|null is not an object/i, 'property of null'],
  [/is not a function/, 'not a function'],
  [/is not defined|before initialization|can't find variable/i, 'not defined'],
  [/is not iterable/, 'not iterable'],
  [/call stack|too much recursion/i, 'too much recursion'],
  [/dynamically imported module|importing a module script/i, 'a module did not arrive'],
  [/failed to fetch|networkerror|load failed/i, 'no network'],
  [/json/i, 'no JSON'],
  [/quota/i, 'the storage is full'],
  [/insecure|denied/i, 'forbidden by the browser'],
];

const reactError = /^Minified React error #(\d{1,3});/;

/** What is known about the message of an exception, without a value from it; empty if nothing is. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const [, number] = reactError.exec(error.message) ?? [];
  if (number !== undefined) return `React error ${number}`;
  return knownMessages.find(([form]) => form.test(error.message))?.[1] ?? '';
}

const longest = 10;

/**
 * The places in the files of the site that a stack names, the innermost first, at most 10:
 * `assets/index-BxT4Kq2c.js:1:2345`. Anything else in it is left out.
 */
export function stackPlaces(stack: string, origin: string): readonly string[] {
  const frames = stack.matchAll(
    /(https?:\/\/[\w.:-]+)\/(assets\/[\w-]+\.js|before-paint\.js)(?:\?v=\w+)?:(\d{1,7}):(\d{1,7})/g,
  );
  return [...frames]
    .filter(([, from]) => from === origin)
    .map(([, , file, line, column]) => `${file ?? ''}:${line ?? ''}:${column ?? ''}`)
    .slice(0, longest);
}
