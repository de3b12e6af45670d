import { hashPassword } from '../rules/password.ts';
import { commonPassword } from './people.ts';

let hash: string | null = null;

/** Hashed once for all seeded accounts: a hash is slow on purpose. */
export function commonPasswordHash(): string {
  hash ??= hashPassword(commonPassword);
  return hash;
}
