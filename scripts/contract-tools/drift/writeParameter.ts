import { mapTexts } from '../report/texts.ts';
import type { ListedParameter } from '../contract/operations.ts';

type Pair = readonly [name: string, value: string];

/** Writes a query or cookie parameter as pairs, by its style (OpenAPI, « Style Values »). */
export function writePairs(parameter: ListedParameter, value: unknown): readonly Pair[] {
  const { name, style = 'form', explode = style === 'form', contentType } = parameter;
  if (contentType !== undefined) return [[name, JSON.stringify(value)]];
  if (Array.isArray(value)) {
    const separator = { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ',';
    return explode
      ? value.map((item) => [name, text(item)] as const)
      : [[name, value.map(text).join(separator)]];
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value);
    if (style === 'deepObject') return fields.map(([key, one]) => [`${name}[${key}]`, text(one)]);
    return explode
      ? fields.map(([key, one]) => [key, text(one)] as const)
      : [[name, fields.flatMap(([key, one]) => [key, text(one)]).join(',')]];
  }
  return [[name, text(value)]];
}

/** Writes a path or header parameter as one text, not yet escaped for a URL. */
export function writeText(parameter: ListedParameter, value: unknown): string {
  const { name, style = 'simple', explode = false, contentType } = parameter;
  if (contentType !== undefined) return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? value.map(text)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, one]) => `${key}${explode ? '=' : ','}${text(one)}`)
      : [text(value)];
  switch (style) {
    case 'label':
      return `.${parts.join(explode ? '.' : ',')}`;
    case 'matrix':
      return (explode ? parts : [parts.join(',')]).map((part) => `;${name}=${part}`).join('');
    default:
      return parts.join(',');
  }
}

/** A value as it is written into a URL, a header or a form. */
export function text(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

/** Whether a text can be sent as a header: no line break, no control character, nothing above U+00FF. */
export function isHeaderText(written: string): boolean {
  return /^[\t\x20-\x7E\x80-\xFF]*$/.test(written);
}

/** A value as every server receives it in a header: its texts in printable ASCII, without spaces around. */
export function asHeaderValue(value: unknown): unknown {
  return mapTexts(value, (one) => one.replaceAll(/^ | $|[^\x20-\x7E]/gu, letterFor));
}

function letterFor(character: string): string {
  return String.fromCodePoint(0x61 + ((character.codePointAt(0) ?? 0) % 26));
}
