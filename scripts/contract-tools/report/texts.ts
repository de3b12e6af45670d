/** `1 finding`, `2 findings`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Control and format characters, line separators, lone surrogates, and what XML 1.0 cannot contain. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u{fffe}\u{ffff}]/gu;

const shortForms: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Makes invisible characters visible (`\u001b`): they cannot control a terminal or reorder a line. */
export function printable(text: string): string {
  return text.replace(unprintable, (one) => shortForms[one] ?? escapeCharacter(one));
}

/** JSON with the same characters escaped: JSON.stringify does not escape C1 and bidi characters. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(unprintable, (one) => (one === '\n' ? one : escapeUnits(one)));
}

/** A value as JSON; `otherwise` if it is nested deeper than the stack allows. */
export function writtenJson(value: unknown, otherwise = ''): string {
  try {
    return JSON.stringify(value);
  } catch (problem) {
    if (problem instanceof RangeError) return otherwise;
    throw problem;
  }
}

function escapeCharacter(one: string): string {
  return one.length > 1 ? `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}` : escapeUnits(one);
}

/** Each UTF-16 unit as JSON may write it: `\u001b`. */
export function escapeUnits(one: string): string {
  return one
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}

/** A copy in which `change` is applied to every string; names of fields stay. */
export function mapTexts<T>(value: T, change: (text: string) => string): T {
  const visit = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(visit);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as T;
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' },
};

/** Escapes one line of text for an element or an attribute, control characters made visible. */
export function escapeXml(text: string): string {
  return printable(text).replace(/[&<>"']/g, (one) => entities[one] ?? one);
}

/** A text that Markdown shows as it is: a server's words must not become a link, a picture or HTML. */
export function markdownText(text: string): string {
  return printable(text).replaceAll(/[\\`*_{}[\]<>()#|!~@]/g, (one) => `\\${one}`);
}

/** A table of Markdown. The cells are Markdown already. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
