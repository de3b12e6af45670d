import * as E from 'fp-ts/Either';
import { parseEmail, type Email, type EmailError } from '../basis/email';
import { fitting, parseFields, type FieldErrors } from '../basis/parseFields';
import { isBlank } from '../basis/typedText';
import { parsePersonName, type PersonName } from '../basis/personName';
import { parseNewPassword, type NewPasswordError } from './newPassword';
import type { Password, PasswordCandidate } from './passwordPolicy';

/** What to change in an account; null: it stays as it is (P7.9). At least one is not null. */
export interface AccountUpdate {
  readonly lastname: PersonName | null;
  readonly firstname: PersonName | null;
  readonly email: Email | null;
  readonly next: Password | null;
}

/** The same, as it is typed; an empty field changes nothing. No call says what is stored now. */
export interface AccountUpdateInput {
  readonly lastname: string;
  readonly firstname: string;
  readonly email: string;
  readonly next: PasswordCandidate;
}

export type AccountUpdateError =
  | { readonly kind: 'accountUpdate/nothing' | 'accountUpdate/not-a-name' }
  | EmailError
  | NewPasswordError;

type AccountUpdateField =
  | Exclude<keyof AccountUpdateInput, 'next'>
  | `next.${keyof PasswordCandidate}`;

/** What is filled in follows the rules of the sign-up (P5.17). */
export function parseAccountUpdate({
  lastname,
  firstname,
  email,
  next,
}: AccountUpdateInput): E.Either<
  FieldErrors<AccountUpdateField, AccountUpdateError>,
  AccountUpdate
> {
  const isChosen = next.password !== '' || next.confirmation !== '';
  const update = parseFields({
    lastname: nameIfAny(lastname),
    firstname: nameIfAny(firstname),
    email: isBlank(email) ? fitting(null) : parseEmail(email),
    next: isChosen ? parseNewPassword(next) : fitting(null),
  });
  const isEmpty = E.isRight(update) && Object.values(update.right).every((part) => part === null);
  return isEmpty ? E.left({ lastname: { kind: 'accountUpdate/nothing' } }) : update;
}

function nameIfAny(raw: string): E.Either<AccountUpdateError, PersonName | null> {
  return isBlank(raw) ? fitting(null) : parsePersonName('accountUpdate/not-a-name', raw);
}
