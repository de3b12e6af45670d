import type * as E from 'fp-ts/Either';
import { parseGivenPassword, type GivenPassword, type GivenPasswordError } from './credentials';
import { parseFields, type FieldErrors } from '../basis/parseFields';
import {
  parsePassword,
  passwordChangePolicy,
  type Password,
  type PasswordCandidate,
  type PasswordError,
} from './passwordPolicy';

/** A change of password, as it is typed. */
export interface PasswordChangeInput {
  readonly current: string;
  readonly next: PasswordCandidate;
}

export type PasswordChangeError = GivenPasswordError | PasswordError;

type PasswordChangeField = 'current' | `next.${keyof PasswordCandidate}`;

/** The current password is required; the new one must follow its policy and is typed twice (M5.2–M5.4). */
export function parsePasswordChange({
  current,
  next,
}: PasswordChangeInput): E.Either<
  FieldErrors<PasswordChangeField, PasswordChangeError>,
  { readonly current: GivenPassword; readonly next: Password }
> {
  return parseFields({
    current: parseGivenPassword(current),
    next: parsePassword(passwordChangePolicy, next),
  });
}
