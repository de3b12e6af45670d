import * as E from 'fp-ts/Either';
import type { FieldErrors } from '../basis/parseFields';
import {
  parsePassword,
  signUpPolicy,
  type Password,
  type PasswordCandidate,
  type PasswordError,
} from './passwordPolicy';

export type NewPasswordError =
  | PasswordError
  | { readonly kind: 'newPassword/missing' | 'newPassword/confirmation-missing' };

/**
 * The password of a new account, or the one that replaces a lost one, typed twice (P5.17, P5.19): an empty
 * field is reported as missing, before the rules are checked.
 */
export function parseNewPassword(
  candidate: PasswordCandidate,
): E.Either<FieldErrors<keyof PasswordCandidate, NewPasswordError>, Password> {
  const parsed = parsePassword(signUpPolicy, candidate);
  if (!E.isLeft(parsed)) return E.right(parsed.right);
  return E.left({
    ...parsed.left,
    ...(candidate.password === '' && { password: { kind: 'newPassword/missing' } as const }),
    ...(candidate.confirmation === '' && {
      confirmation: { kind: 'newPassword/confirmation-missing' } as const,
    }),
  });
}
