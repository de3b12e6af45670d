import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';

/** Something that looks like an e-mail address, in the case in which it was typed. */
export type Email = Brand<string, 'Email'>;

export interface EmailError {
  readonly kind: 'email/missing' | 'email/invalid';
}

// No two neighbouring parts share a character, so that no input makes it slow.
const LOOKS_LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Given, and looking like an address: a name, an @ and a domain with a dot (P5.16–P5.18, P5.22). */
export function parseEmail(raw: string): Either<EmailError, Email> {
  const email = raw.trim();
  if (email === '') return left({ kind: 'email/missing' });
  return LOOKS_LIKE_AN_ADDRESS.test(email)
    ? right(email as Email)
    : left({ kind: 'email/invalid' });
}
