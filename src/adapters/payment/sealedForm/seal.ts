const KEY_LENGTH = 40;
const PLAIN_LENGTH = 38;
/** The range of char codes in which the 39th character stands for the one 23 below it. */
const DISGUISED = { first: 71, last: 96, offset: 23 };

/**
 * The text that the seal is computed from: every field except `MAC`, sorted by the code units of their names,
 * `name=value` joined with `*` (P7.19).
 */
export function sealedText(fields: Readonly<Record<string, string>>): string {
  return Object.keys(fields)
    .filter((name) => name !== 'MAC')
    .sort()
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join('*');
}

/** Whether a text has the form of the provider's keys: 40 characters that encode 20 bytes. */
export function isSealKey(text: string): boolean {
  return text.length === KEY_LENGTH && /^[0-9a-f]+$/i.test(plainKey(text));
}

/**
 * The 20 bytes of the provider's key. The first 38 digits are plain; a 39th character with a code from 71 to
 * 96 stands for the one 23 below it; otherwise a 40th `M` is a 0. Throws a RangeError unless `isSealKey`.
 */
export function sealKeyBytes(key: string): Uint8Array<ArrayBuffer> {
  if (!isSealKey(key)) throw new RangeError('not a key of the payment provider');
  const digits = plainKey(key);
  return Uint8Array.from({ length: KEY_LENGTH / 2 }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16),
  );
}

function plainKey(key: string): string {
  const code = key.charCodeAt(PLAIN_LENGTH);
  const tens = key.charAt(PLAIN_LENGTH);
  const units = key.charAt(PLAIN_LENGTH + 1);
  const isDisguised = code >= DISGUISED.first && code <= DISGUISED.last;
  const last = isDisguised
    ? String.fromCharCode(code - DISGUISED.offset) + units
    : tens + (units === 'M' ? '0' : units);
  return key.slice(0, PLAIN_LENGTH) + last;
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
