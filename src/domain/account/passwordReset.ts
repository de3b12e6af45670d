import type * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import type { MailToken } from './mailToken';
import { parseNewPassword, type NewPasswordError } from './newPassword';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import {
  parsePassword,
  signUpPolicy,
  type Password,
  type PasswordCandidate,
} from './passwordPolicy';

/** The form that requests a mailed link. */
export interface LinkRequestInput {
  readonly email: string;
}

/** The e-mail to which a link is sent (P4.28, P4.29). */
export function parseLinkRequest({
  email,
}: LinkRequestInput): E.Either<
  FieldErrors<keyof LinkRequestInput, EmailError>,
  { readonly email: Email }
> {
  return parseFields({ email: parseEmail(email) });
}

/** The password set with a mailed link: of a lost password, or of a first connection (P7.11). */
export interface PasswordReset {
  readonly next: Password;
  readonly email: Email;
  readonly token: MailToken;
}

/** The same, as it is typed; the token comes from the link. */
export interface PasswordResetInput {
  readonly next: PasswordCandidate;
  readonly email: string;
}

export type PasswordResetError = NewPasswordError | EmailError;

/**
 * The password is typed twice and follows the rules of a new account (P5.19); the e-mail identifies the
 * account.
 */
export function parsePasswordReset({
  next,
  email,
}: PasswordResetInput): E.Either<
  FieldErrors<'email' | `next.${keyof PasswordCandidate}`, PasswordResetError>,
  Omit<PasswordReset, 'token'>
> {
  const isTyped = next.password !== '';
  return parseFields({
    // An empty confirmation of a typed password differs from it.
    next: isTyped ? parsePassword(signUpPolicy, next) : parseNewPassword(next),
    email: parseEmail(email),
  });
}
