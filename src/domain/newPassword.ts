import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { FieldErrors } from './parseFields';
import {
  parsePassword,
  signUpPolicy,
  type Password,
  type PasswordCandidate,
  type PasswordError,
} from './passwordPolicy';

export type NewPasswordError =
  PasswordError | { readonly kind: 'newPassword/missing' | 'newPassword/confirmation-missing' };

/**
 * The password of a new account, or the one that replaces a lost one, given twice (P5.17, P5.19): a field left empty is told as
 * such, before the rules.
 */
export function parseNewPassword(
  candidate: PasswordCandidate,
): Either<FieldErrors<keyof PasswordCandidate, NewPasswordError>, Password> {
  const parsed = parsePassword(signUpPolicy, candidate);
  if (!isLeft(parsed)) return right(parsed.right);
  return left({
    ...parsed.left,
    ...(candidate.password === '' && { password: { kind: 'newPassword/missing' } as const }),
    ...(candidate.confirmation === '' && {
      confirmation: { kind: 'newPassword/confirmation-missing' } as const,
    }),
  });
}
