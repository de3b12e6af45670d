import type { MediaType, Schema } from '../contract/document.ts';
import { bare } from '../contract/operations.ts';
import type { RuleId } from '../report/Finding.ts';

/** Checks a text body for what no schema says: HTML that is cut or escaped, a text that was decoded twice. */
export function judgeText(
  text: string,
  contentType: string,
  { examples = {}, schema }: MediaType,
): readonly (readonly [RuleId, string])[] {
  const damaged = damagedText(text);
  const leaked = leakedText(text);
  const [example] = Object.values(examples).map(({ value }) => value);
  const html = bare(contentType) === 'text/html' ? htmlProblem(text, example) : null;
  const isPlain = bare(contentType) === 'text/plain' && !entity.test(String(example));
  const escaped = isPlain ? escapedText(text, { schema, name: '' }) : null;
  return [
    ...(escaped === null ? [] : [['text/escaped', escaped] as const]),
    ...(damaged === null ? [] : [['text/damaged', damaged] as const]),
    ...(html === null ? [] : [html]),
    ...(leaked === null ? [] : [leaked]),
  ];
}

/** UTF-8 that was read as Latin-1 and written as UTF-8 again: `Ã©` for `é`, `â€™` for `’`. */
const twice = /Ã[\u0080-\u00BF]|â€[\u0099\u009C\u009D™œ“”¦]|Â[\u00A0«»°©]/;

/** Why a text was damaged by an encoding, in one sentence; null if nothing shows it. */
export function damagedText(text: string): string | null {
  if (text.includes('\uFFFD'))
    return 'The text contains U+FFFD: its bytes were lost by a wrong decoding.';
  return twice.test(text) ? 'The text was encoded as UTF-8 twice (é became Ã©).' : null;
}

/** What a program writes when a value is missing. `null` and `None` are left out: people have such names. */
const placeholder = /^(undefined|NaN|\[object \w+\]|Invalid [Dd]ate)$/;

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

const entity =
  /&(amp|lt|gt|quot|apos|nbsp|euro|[a-z](acute|grave|circ|cedil|uml)|#\d{2,5}|#x[\da-f]{2,4});/i;

/** Why a text that is no HTML shows entities to people; null if nothing shows it. */
export function escapedText(text: string, { schema, name }: Described): string | null {
  const sample = entity.exec(text)?.[0];
  if (sample === undefined || /<[a-z/!][^>]*>/i.test(text)) return null;
  const told = `${name} ${schema.title ?? ''} ${schema.description ?? ''} ${schema.format ?? ''} ${schema.contentMediaType ?? ''}`;
  if (/html|xml|markup|markdown|rich|rendered|escaped|entit/i.test(told)) return null;
  return `Characters of a plain text are escaped as in HTML: people see \`${sample}\`.`;
}

interface Described {
  readonly schema: Schema & { readonly title?: string; readonly description?: string };
  /** Of the field. */
  readonly name: string;
}

/** What pads a text to the width of its column; null without it, or where people may have typed it. */
export function padding(text: string): string | null {
  const [end = ''] = /[ \0]+$/.exec(text) ?? [];
  if (end.includes('\0')) return `${end.length} characters U+0000`;
  return /^\S+(( \S+)* {3,}| {2})$/.test(text) ? `${end.length} blanks` : null;
}

const closed = ['html', 'body', 'table', 'div', 'span', 'a', 'script', 'style', 'title', 'ul', 'ol']
  .concat(['b', 'i', 'em', 'strong', 'h1', 'h2', 'h3', 'button', 'form', 'section', 'article'])
  .filter((name) => name !== 'html' && name !== 'body');

const escapedTwice =
  /&amp;(?:amp|lt|gt|quot|apos|nbsp|#\d{2,4}|#x[\da-f]{2,4}|[a-z](?:acute|grave|circ|cedil|uml));/i;

/** Why HTML is cut or escaped too often; null if nothing shows it. `example` tells whether it is a page. */
export function htmlProblem(text: string, example: unknown): readonly [RuleId, string] | null {
  const trimmed = text.trimEnd();
  const hasTags = /<[a-z][^>]*>/i.test(trimmed);
  if (!hasTags && /&lt;\/?[a-z][^&]*&gt;/i.test(trimmed)) {
    return ['text/escaped', 'The tags of the HTML are escaped: visitors see `<p>` as text.'];
  }
  if (escapedTwice.test(trimmed)) {
    const message = 'Characters are escaped twice (`&amp;eacute;`): visitors see `&eacute;`.';
    return ['text/escaped', message];
  }
  if (/<[a-z!/][^<>]*$/i.test(trimmed)) return ['text/cut', 'The HTML ends within a tag.'];
  const isPage = typeof example === 'string' && /<\/html>\s*$/i.test(example);
  if (/<\/(html|body)>$/i.test(trimmed)) return null;
  if (isPage && /<html|<!doctype/i.test(trimmed))
    return ['text/cut', 'The end tag `</html>` is missing.'];
  const open = closed.find(
    (name) => count(trimmed, `<${name}[\\s>]`) > count(trimmed, `</${name}\\s*>`),
  );
  return open === undefined || !hasTags
    ? null
    : ['text/cut', `The HTML ends while \`<${open}>\` is open.`];
}

function count(text: string, form: string): number {
  return text.match(new RegExp(form, 'gi'))?.length ?? 0;
}
