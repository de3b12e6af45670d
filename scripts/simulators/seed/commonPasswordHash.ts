import { hashPassword } from '../rules/password.ts';
import { commonPassword } from './people.ts';

let hash: string | null = null;

/** Computed once for all seeded accounts, because hashing is slow on purpose. */
export function commonPasswordHash(): string {
  hash ??= hashPassword(commonPassword);
  return hash;
}
