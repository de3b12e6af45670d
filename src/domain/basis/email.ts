import * as E from 'fp-ts/Either';
import type { Brand } from './brand';

/** A text with the form of an e-mail address; its case is not changed. */
export type Email = Brand<string, 'Email'>;

export interface EmailError {
  readonly kind: 'email/missing' | 'email/invalid';
}

// Neighbouring parts have no character in common: no input causes backtracking.
const LOOKS_LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Requires the form of an address: a name, an @ and a domain with a dot (P5.16–P5.18, P5.22). */
export function parseEmail(raw: string): E.Either<EmailError, Email> {
  const email = raw.trim();
  if (email === '') return E.left({ kind: 'email/missing' });
  return LOOKS_LIKE_AN_ADDRESS.test(email)
    ? E.right(email as Email)
    : E.left({ kind: 'email/invalid' });
}
