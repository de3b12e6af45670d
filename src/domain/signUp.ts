import { left, right, type Either } from 'fp-ts/Either';
import type { Brand } from './brand';
import { parseEmail, type Email, type EmailError } from './email';
import { parseNewPassword, type NewPasswordError } from './newPassword';
import { parseFields, type FieldErrors } from './parseFields';
import type { Password, PasswordCandidate } from './passwordPolicy';

/** A first or last name as its bearer writes it, without spaces around. */
export type PersonName = Brand<string, 'PersonName'>;

/** A free account to be opened (P3.1). */
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

type NameErrorKind = 'signUp/lastname-missing' | 'signUp/firstname-missing';

export type SignUpError = { readonly kind: NameErrorKind } | EmailError | NewPasswordError;

type SignUpField = Exclude<keyof SignUpInput, 'next'> | `next.${keyof PasswordCandidate}`;

/** All fields are required, the password follows its rules and is given twice (P5.17). */
export function parseSignUp({
  lastname,
  firstname,
  email,
  next,
}: SignUpInput): Either<FieldErrors<SignUpField, SignUpError>, SignUp> {
  return parseFields({
    lastname: parseName('signUp/lastname-missing', lastname),
    firstname: parseName('signUp/firstname-missing', firstname),
    email: parseEmail(email),
    next: parseNewPassword(next),
  });
}

function parseName<Kind extends NameErrorKind>(
  missing: Kind,
  raw: string,
): Either<{ readonly kind: Kind }, PersonName> {
  const name = raw.trim().replace(/\s+/g, ' ');
  return name === '' ? left({ kind: missing }) : right(name as PersonName);
}
