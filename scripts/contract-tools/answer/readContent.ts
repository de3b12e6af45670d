import { jsonTokens } from './jsonTokens.ts';

export type ReadJson =
  | { readonly ok: true; readonly value: unknown; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** Reads JSON strictly (RFC 8259): UTF-8, one value, nothing around it. A reason repeats nothing of it. */
export function readJson(bytes: Uint8Array): ReadJson {
  if (bytes.length === 0) return { ok: false, problem: 'The body is empty.' };
  const text = decode(bytes, 'utf-8');
  if (text === null) return { ok: false, problem: 'The body is not UTF-8.' };
  try {
    return { ok: true, value: JSON.parse(text), text };
  } catch {
    return { ok: false, problem: whyNoJson(text) };
  }
}

/** The text in the charset of its content type, UTF-8 by default; null when it cannot be decoded. */
export function readText(bytes: Uint8Array, contentType: string | null): string | null {
  return decode(bytes, charsetOf(contentType) ?? 'utf-8');
}

/** The charset that a content type declares. */
export function charsetOf(contentType: string | null): string | undefined {
  return /charset\s*=\s*"?([\w-]+)/i.exec(contentType ?? '')?.[1];
}

function decode(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function whyNoJson(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return 'The body is blank.';
  if (text.startsWith('\uFEFF')) return 'The body begins with a byte order mark.';
  if (/^<(!doctype|html|head|body|\?xml)/i.test(trimmed))
    return 'The body is an HTML page, not JSON.';
  if (!/^[[{"\dtfn-]/.test(trimmed)) return 'There is text before the JSON value.';
  const start = /[{[]/.exec(trimmed);
  if (/^[{[]/.test(trimmed) && !/[}\]]$/.test(trimmed)) {
    return isOpen(trimmed) ? 'The JSON value is truncated.' : 'There is text after the JSON value.';
  }
  return start === null || start.index > 0
    ? 'There is text before the JSON value.'
    : 'The body is not JSON.';
}

function isOpen(text: string): boolean {
  let open = 0;
  for (const token of jsonTokens(text)) {
    if (token === '{' || token === '[') open += 1;
    if (token === '}' || token === ']') open -= 1;
  }
  return open > 0;
}
