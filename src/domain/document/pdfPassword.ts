import { cbc } from '@noble/ciphers/aes';
import { md5 } from '@noble/hashes/legacy';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { textOf } from './documentContent';

/** The dictionary of the standard security handler (ISO 32000-2, 7.6.4), as far as a check needs it. */
interface Lock {
  readonly revision: number;
  readonly keyBytes: number;
  readonly permissions: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly documentId: Uint8Array;
  readonly encryptsMetadata: boolean;
}

/**
 * Whether this encrypted PDF opens without a password: its user password is the empty one, and it only
 * restricts printing or copying. False also where a certificate is needed.
 */
export function opensWithoutPassword(bytes: Uint8Array): boolean {
  const lock = readLock(bytes);
  if (!lock) return false;
  const { revision, user } = lock;
  if (revision <= 4) return opensWithEmptyPassword(lock);
  const salt = user.subarray(32, 40);
  return startsWith(user, revision === 5 ? sha256(salt) : hardenedHash(salt));
}

const padding = Uint8Array.of(
  ...[0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01],
  ...[0x08, 0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53],
  ...[0x69, 0x7a],
);

/** Algorithms 2, 4 and 5: the key of the empty password, and the value that it proves itself by. */
function opensWithEmptyPassword(lock: Lock): boolean {
  const { revision, keyBytes, owner, user, documentId } = lock;
  const permissions = Uint8Array.from([0, 8, 16, 24], (shift) => lock.permissions >>> shift);
  const suffix = revision >= 4 && !lock.encryptsMetadata ? [0xff, 0xff, 0xff, 0xff] : [];
  let hash = md5(joined(padding, owner.subarray(0, 32), permissions, documentId, suffix));
  for (let round = 0; revision >= 3 && round < 50; round += 1) {
    hash = md5(hash.subarray(0, keyBytes));
  }
  const key = hash.subarray(0, keyBytes);
  if (revision === 2) return startsWith(user, rc4(key, padding));
  let proof = md5(joined(padding, documentId));
  for (let round = 0; round < 20; round += 1) {
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  }
  return startsWith(user, proof);
}

/** Algorithm 2.B for the empty password. */
function hardenedHash(salt: Uint8Array): Uint8Array {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = joined(...Array.from({ length: 64 }, () => key));
    const aes = cbc(key.slice(0, 16), key.slice(16, 32), { disablePadding: true });
    const encrypted = aes.encrypt(repeated);
    const sum = encrypted.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = ([sha256, sha384, sha512][sum % 3] ?? sha256)(encrypted);
    last = encrypted.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** No library of today has it any more; these PDFs still do. */
function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const swap = (one: number, other: number): void => {
    [state[one], state[other]] = [state[other] ?? 0, state[one] ?? 0];
  };
  for (let index = 0, other = 0; index < 256; index += 1) {
    other = (other + (state[index] ?? 0) + (key[index % key.length] ?? 0)) % 256;
    swap(index, other);
  }
  let [one, other] = [0, 0];
  return data.map((byte) => {
    one = (one + 1) % 256;
    other = (other + (state[one] ?? 0)) % 256;
    swap(one, other);
    return byte ^ (state[((state[one] ?? 0) + (state[other] ?? 0)) % 256] ?? 0);
  });
}

/** The dictionary is never compressed (ISO 32000-1, 7.5.7); null if it is another handler's. */
function readLock(bytes: Uint8Array): Lock | null {
  const text = textOf(bytes);
  const start = placeOfLock(text);
  if (start === null) return null;
  const lock = text.slice(start, text.indexOf('endobj', start));
  const numberOf = (key: string): number | null => {
    const found = new RegExp(`/${key}\\s+(-?\\d+)`).exec(lock)?.[1];
    return found === undefined ? null : Number(found);
  };
  const stringOf = (key: string, from: number): Uint8Array => {
    const found = new RegExp(`/${key}\\s*(?=[(<])`).exec(text.slice(from));
    return found ? readString(bytes, from + found.index + found[0].length) : new Uint8Array();
  };
  const revision = numberOf('R');
  if (revision === null || !/\/Standard\b/.test(lock)) return null;
  return {
    revision,
    keyBytes: revision === 2 ? 5 : revision === 4 ? 16 : (numberOf('Length') ?? 40) / 8,
    permissions: numberOf('P') ?? 0,
    owner: stringOf('O', start),
    user: stringOf('U', start),
    documentId: stringOf('ID\\s*\\[', 0),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(lock),
  };
}

/** Where the dictionary starts that the last trailer names, itself or by its object; null without one. */
function placeOfLock(text: string): number | null {
  const named = [...text.matchAll(/\/Encrypt\s*(?:<<|(\d+)\s+(\d+)\s+R)/g)].at(-1);
  if (!named) return null;
  const [, object, generation] = named;
  if (object === undefined) return named.index;
  const starts = text.matchAll(new RegExp(`\\b${object}\\s+${generation}\\s+obj\\b`, 'g'));
  return [...starts].at(-1)?.index ?? null;
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of a PDF from its bracket on: `<…>` in hexadecimal, `(…)` with escapes and balanced brackets. */
function readString(bytes: Uint8Array, start: number): Uint8Array {
  // Each byte as the character with its number.
  const text = Array.from(bytes.subarray(start, start + 1_024), (byte) =>
    String.fromCharCode(byte),
  ).join('');
  if (text.startsWith('<')) {
    const digits = text.slice(1, text.indexOf('>')).replace(/\s/g, '');
    return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  }
  const found: number[] = [];
  let depth = 0;
  for (const [token, octal, sign] of text.matchAll(/\\([0-7]{1,3})|\\(\r\n|[^])|\r\n|[^]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) break;
    if (octal !== undefined) found.push(Number.parseInt(octal, 8));
    else if (sign !== undefined) {
      if (!/[\r\n]/.test(sign)) found.push((escaped[sign] ?? sign).charCodeAt(0));
    } else if (token.startsWith('\r')) found.push(0x0a);
    else if (token !== '(' || depth > 1) found.push(token.charCodeAt(0));
  }
  return Uint8Array.from(found);
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)));
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, index) => byte === bytes[index]);
}
