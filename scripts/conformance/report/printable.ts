/** Control, format (bidi, zero width, tags), line separators, lone surrogates, and what XML 1.0 cannot hold. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u{fffe}\u{ffff}]/gu;

const shortForms: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Makes what a server can hide in a text visible (`\u001b`), so that no answer drives a terminal or turns a line around. */
export function printable(text: string): string {
  return text.replace(unprintable, (one) => shortForms[one] ?? escapeCharacter(one));
}

/** JSON with the same values that no terminal is driven by either: JSON's own escapes leave C1 and bidi as they are. */
export function printableJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2);
  return json.replace(unprintable, (one) => (one === '\n' ? one : escapeUnits(one)));
}

function escapeCharacter(one: string): string {
  return one.length > 1 ? `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}` : escapeUnits(one);
}

function escapeUnits(one: string): string {
  return one
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
