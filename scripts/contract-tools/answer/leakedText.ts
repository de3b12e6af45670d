import type { RuleId } from '../report/rules.ts';

/** What a program writes when a value is missing. `null` and `None` are left out: people have such names. */
const placeholder = /^(undefined|NaN|\[object \w+\]|Invalid [Dd]ate)$/;

/** Messages of databases and languages, and traces of calls. */
const inner = [
  /<b>(Warning|Notice|Deprecated|Fatal error|Parse error)<\/b>:/,
  /SQLSTATE\[|ORA-\d{5}:|You have an error in your SQL syntax/,
  /Traceback \(most recent call last\)|^\s+at [\w.<>$ ]+ \(.*:\d+(:\d+)?\)/m,
  /Exception in thread "|\bjava\.lang\.\w+Exception\b|System\.\w*Exception:/,
];

/** What a text shows of the program that made it; null for any other text. */
export function leakedText(text: string): readonly [RuleId, string] | null {
  if (placeholder.test(text)) {
    return ['text/placeholder', `The text is \`${text}\`: a value is missing where it was made.`];
  }
  return inner.some((form) => form.test(text))
    ? ['text/leak', 'The text holds an error message of the program or its database.']
    : null;
}
