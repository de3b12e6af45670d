import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// A tenth of the cost that a real server should use: here a salted, moderately slow hash is enough.
const cost = { N: 2_048, r: 8, p: 1 } as const;
const lengths = { salt: 16, key: 32 } as const;

/** A salted scrypt hash that contains its parameters: `scrypt$2048$8$1$<salt>$<key>`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(lengths.salt);
  const key = scryptSync(password, salt, lengths.key, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether the password has this hash; the duration does not depend on the answer. False for a hash
 * of another kind.
 */
export function passwordMatches(password: string, hash: string): boolean {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const found = scryptSync(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(found, expected);
}
