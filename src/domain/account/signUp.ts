import type * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { parseNewPassword, type NewPasswordError } from './newPassword';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import type { Password, PasswordCandidate } from './passwordPolicy';
import { parsePersonName, type PersonName } from '../basis/personName';

/** A free account to create (P3.1). */
export interface SignUp {
  readonly lastname: PersonName;
  readonly firstname: PersonName;
  readonly email: Email;
  readonly next: Password;
}

/** The same, as it is typed. */
export interface SignUpInput {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly next: PasswordCandidate;
}

export type SignUpError =
  | { readonly kind: 'signUp/lastname-missing' | 'signUp/firstname-missing' }
  | EmailError
  | NewPasswordError;

type SignUpField = Exclude<keyof SignUpInput, 'next'> | `next.${keyof PasswordCandidate}`;

/** All fields are required; the password follows its rules and is typed twice (P5.17). */
export function parseSignUp({
  lastname,
  firstname,
  email,
  next,
}: SignUpInput): E.Either<FieldErrors<SignUpField, SignUpError>, SignUp> {
  return parseFields({
    lastname: parsePersonName('signUp/lastname-missing', lastname),
    firstname: parsePersonName('signUp/firstname-missing', firstname),
    email: parseEmail(email),
    next: parseNewPassword(next),
  });
}
