import { closingQuote } from '../answer/jsonTokens.ts';
import { mark, redactor } from '../report/redact.ts';
import { shapeOf } from '../schema/shapeOf.ts';
import type { HarEntry, HarPair } from './HarEntry.ts';

export interface Secrets {
  /** Replaces every secret in a text by `•••`. */
  readonly redact: (text: string) => string;
  /** The shape of a value, or with `showValues` the value itself, but never a secret. */
  readonly tell: (value: unknown) => string;
}

const secretName =
  /token|passw|pwd|passe|mdp|secret|authori[sz]ation|cookie|session|api-?_?key|^(sid|jwt|otp)$/i;

const webToken = /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g;

/** The secrets of all entries: tokens, cookies and passwords in headers, URLs, forms and JSON. */
export function recordedSecrets(entries: readonly HarEntry[], showValues: boolean): Secrets {
  const secrets = new Set(entries.flatMap(secretsOf));
  const hide = redactor([...secrets]);
  const redact = (text: string): string => hide(text).replaceAll(webToken, mark);
  const hideWithin = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hideWithin);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          redact(name),
          secretName.test(name) ? mark : hideWithin(one),
        ]),
      );
    }
    // A short secret is hidden only as a whole value.
    if (typeof value === 'string') return secrets.has(value) ? mark : redact(value);
    return typeof value === 'number' && secrets.has(String(value)) ? mark : value;
  };
  return {
    redact,
    tell: (value) => (showValues ? shapeOf(hideWithin(value), { showValues }) : shapeOf(value)),
  };
}

function secretsOf({ request, response }: HarEntry): readonly string[] {
  const { postData } = request;
  const url = URL.canParse(request.url) ? new URL(request.url) : null;
  const pairs = [
    ...(url?.searchParams ?? []),
    ...new URLSearchParams(url?.hash.slice(1)),
    ...(postData?.params ?? []).map(({ name, value }) => [name, value ?? ''] as const),
  ];
  const cookies = [...(request.cookies ?? []), ...(response.cookies ?? [])];
  return [
    ...[...(request.headers ?? []), ...(response.headers ?? [])].flatMap(ofHeader),
    ...cookies.map(({ value }) => value),
    ...pairs.filter(([name]) => secretName.test(name)).map(([, value]) => value),
    ...[url?.username ?? '', url?.password ?? ''],
    ...ofText(postData?.text ?? ''),
    ...ofText(decodedText(response)),
  ].filter((secret) => secret !== '');
}

/** The whole value, and its parts without scheme or name. */
function ofHeader({ name, value }: HarPair): readonly string[] {
  if (!secretName.test(name)) return [];
  const parts = value.split(/[;,]\s*|^\w+\s+/).map((part) => part.replace(/^[^=\s]+=(?=.)/, ''));
  return [value, ...parts.filter(({ length }) => length > 7)];
}

function decodedText({ content }: HarEntry['response']): string {
  const text = content?.text ?? '';
  return content?.encoding === 'base64' ? Buffer.from(text, 'base64').toString() : text;
}

function ofText(text: string): readonly string[] {
  if (!secretName.test(text)) return [];
  try {
    return ofJson(JSON.parse(text));
  } catch {
    return [...ofForm(text), ...ofParts(text), ...ofBrokenJson(text)];
  }
}

function ofJson(json: unknown): readonly string[] {
  const found: string[] = [];
  const waiting: { readonly value: unknown; readonly isSecret: boolean }[] = [
    { value: json, isSecret: false },
  ];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const { value, isSecret } = one;
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        waiting.push({ value: inner, isSecret: isSecret || secretName.test(name) });
      }
    } else if (isSecret && (typeof value === 'string' || typeof value === 'number')) {
      found.push(String(value));
    }
  }
  return found;
}

function ofForm(text: string): readonly string[] {
  return [...new URLSearchParams(text)]
    .filter(([name]) => secretName.test(name) && name.length < 64)
    .map(([, value]) => value);
}

function ofParts(text: string): readonly string[] {
  return [...text.matchAll(/name="([^"]*)"[^\n]*\r?\n\r?\n(.*?)\r?\n--/gs)]
    .filter(([, name = '']) => secretName.test(name))
    .map(([, , value = '']) => value);
}

function ofBrokenJson(text: string): readonly string[] {
  return [...text.matchAll(/"([^"\\]{1,64})"\s*:\s*"/g)]
    .filter(([, name = '']) => secretName.test(name))
    .map(({ index, 0: head }) => {
      const start = index + head.length;
      return text.slice(start, closingQuote(text, start - 1));
    });
}
