import * as E from 'fp-ts/Either';
import type { Brand } from '../basis/brand';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { parseFields, type FieldErrors } from '../basis/parseFields';

/** A password as it was typed: only the server can check it. */
export type GivenPassword = Brand<string, 'GivenPassword'>;

/** The credentials of a sign-in; both are required (P5.18). */
export interface Credentials {
  readonly email: Email;
  readonly password: GivenPassword;
}

export interface GivenPasswordError {
  readonly kind: 'password/missing';
}

/**
 * Any text that is not empty: a password may contain spaces, and an old one may break the rules of today
 * (P5.18).
 */
export function parseGivenPassword(raw: string): E.Either<GivenPasswordError, GivenPassword> {
  return raw === '' ? E.left({ kind: 'password/missing' }) : E.right(raw as GivenPassword);
}

/** The credentials as they are typed. */
export interface CredentialsInput {
  readonly email: string;
  readonly password: string;
}

export type CredentialsError = EmailError | GivenPasswordError;

/** Both are required (P5.18). */
export function parseCredentials({
  email,
  password,
}: CredentialsInput): E.Either<FieldErrors<keyof CredentialsInput, CredentialsError>, Credentials> {
  return parseFields({ email: parseEmail(email), password: parseGivenPassword(password) });
}
