import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

// A tenth of what a real server should spend: here it only has to be salted and slow enough to be a hash.
const cost = { N: 2_048, r: 8, p: 1 } as const;
const lengths = { salt: 16, key: 32 } as const;

/** A salted scrypt hash that carries its own parameters: `scrypt$2048$8$1$<salt>$<key>`. */
export function hashPassword(password: string): string {
  const salt = randomBytes(lengths.salt);
  const key = scryptSync(password, salt, lengths.key, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Whether the password made this hash; takes as long whatever the answer. False for a hash of another kind. */
export function passwordMatches(password: string, hash: string): boolean {
  const [kind, N, r, p, salt, key] = hash.split('$');
  if (kind !== 'scrypt' || salt === undefined || key === undefined) return false;
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const found = scryptSync(password, Buffer.from(salt, 'base64url'), expected.length, options);
  return timingSafeEqual(found, expected);
}
