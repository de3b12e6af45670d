import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { parseEmail, type Email, type EmailError } from './email';
import { parseFields, type FieldErrors } from './parseFields';

/** A password as it was given: only the server knows whether it is the right one. */
export type GivenPassword = Brand<string, 'GivenPassword'>;

/** What signs in; both are required (P5.18). */
export interface Credentials {
  readonly email: Email;
  readonly password: GivenPassword;
}

export interface GivenPasswordError {
  readonly kind: 'password/missing';
}

/** Any text but none: spaces may belong to a password, and no rule of today binds one chosen before (P5.18). */
export function parseGivenPassword(raw: string): Either<GivenPasswordError, GivenPassword> {
  return raw === '' ? left({ kind: 'password/missing' }) : right(raw as GivenPassword);
}

/** What signs in, as it is typed. */
export interface CredentialsInput {
  readonly email: string;
  readonly password: string;
}

export type CredentialsError = EmailError | GivenPasswordError;

/** Both are required (P5.18). */
export function parseCredentials({
  email,
  password,
}: CredentialsInput): Either<FieldErrors<keyof CredentialsInput, CredentialsError>, Credentials> {
  return parseFields({ email: parseEmail(email), password: parseGivenPassword(password) });
}
