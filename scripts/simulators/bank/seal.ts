import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The public test key of the provider's kit. It protects nothing: only test payments are sealed
 * with it.
 */
export const testKey = '12345678901234567890123456789012345678P0';

/**
 * The seal of the interface v3.0 over every field but `MAC`: `name=value` in the order of the
 * names' code units, joined with `*`, HMAC-SHA1, 40 lower-case hexadecimal digits. Throws for a key
 * that is not 40 characters long.
 */
export function sealOf(fields: Readonly<Record<string, string>>, key: string): string {
  const sealed = Object.entries(fields)
    .filter(([name]) => name !== 'MAC')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('*');
  return createHmac('sha1', keyBytes(key)).update(sealed).digest('hex');
}

/** Whether `MAC` seals the other fields; its hexadecimal digits may be in either case. */
export function sealIsRight(fields: Readonly<Record<string, string>>, key: string): boolean {
  const given = fields['MAC'] ?? '';
  if (!/^[0-9a-f]{40}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(sealOf(fields, key), 'hex'));
}

/**
 * The provider encodes the last of the 20 bytes in its own way: the first 38 digits are plain
 * hexadecimal, the last two may be encoded.
 */
function keyBytes(key: string): Buffer {
  if (key.length !== 40) throw new Error('A key has 40 characters.');
  const [tens, units] = [key.charAt(38), key.charAt(39)];
  const code = tens.charCodeAt(0);
  const isDisguised = code >= 71 && code <= 96;
  const last = isDisguised
    ? String.fromCharCode(code - 23) + units
    : tens + (units === 'M' ? '0' : units);
  return Buffer.from(key.slice(0, 38) + last, 'hex');
}
