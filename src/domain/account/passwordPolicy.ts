import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from '../basis/brand';
import { parseFields, type FieldErrors } from '../basis/parseFields';

/** A password that its policy accepts. */
export type Password = Brand<string, 'Password'>;

export type PasswordLineId = 'uppercase' | 'lowercase' | 'digit' | 'length' | 'confirmation';

export interface PasswordError {
  readonly kind: `password/${PasswordLineId}`;
}

export interface PasswordCandidate {
  readonly password: string;
  readonly confirmation: string;
}

/** One line of the checklist, coloured according to its own result. */
export interface PasswordLine {
  readonly id: PasswordLineId;
  readonly holds: boolean;
  /** Shown as advice: a password without it is accepted (M5.3). */
  readonly isAdvice: boolean;
}

export interface PasswordPolicy {
  /** The lines shown, in order. */
  readonly lines: readonly PasswordLineId[];
  /**
   * The lines that are required before the form is sent, in the order in which they are reported; the
   * confirmation is always required.
   */
  readonly enforced: readonly Exclude<PasswordLineId, 'confirmation'>[];
}

/** In characters (M9.11, P9.8). */
export const minimumPasswordLength = 8;

const checklistLines: readonly PasswordLineId[] = [
  'uppercase',
  'lowercase',
  'digit',
  'length',
  'confirmation',
];

/** Shows five lines and enforces four: the lowercase line is shown but not required (M5.2, M5.3). */
export const passwordChangePolicy: PasswordPolicy = {
  lines: checklistLines,
  enforced: ['uppercase', 'digit', 'length'],
};

/** Enforces every line, including lowercase (P5.17); also the strength check of a reset password (P5.19). */
export const signUpPolicy: PasswordPolicy = {
  lines: checklistLines,
  enforced: ['length', 'lowercase', 'uppercase', 'digit'],
};

// Letters without accents only: the server certainly counts them (P5.17).
const rules: Readonly<Record<PasswordLineId, (candidate: PasswordCandidate) => boolean>> = {
  uppercase: ({ password }) => /[A-Z]/.test(password),
  lowercase: ({ password }) => /[a-z]/.test(password),
  digit: ({ password }) => /\d/.test(password),
  length: ({ password }) => Array.from(password).length >= minimumPasswordLength,
  confirmation: ({ password, confirmation }) => password !== '' && password === confirmation,
};

/** The lines to show while the visitor types (M5.3). */
export function passwordChecklist(
  policy: PasswordPolicy,
  candidate: PasswordCandidate,
): readonly PasswordLine[] {
  return policy.lines.map((id) => ({
    id,
    holds: rules[id](candidate),
    isAdvice: id !== 'confirmation' && !policy.enforced.includes(id),
  }));
}

/**
 * The password; otherwise the first enforced line that fails, and an error if the confirmation differs (M5.4,
 * P5.17).
 */
export function parsePassword(
  policy: PasswordPolicy,
  candidate: PasswordCandidate,
): E.Either<FieldErrors<keyof PasswordCandidate, PasswordError>, Password> {
  const hold = (lines: readonly PasswordLineId[]): E.Either<PasswordError, Password> => {
    const broken = lines.find((id) => !rules[id](candidate));
    return broken === undefined
      ? E.right(candidate.password as Password)
      : E.left({ kind: `password/${broken}` });
  };
  return pipe(
    parseFields({ password: hold(policy.enforced), confirmation: hold(['confirmation']) }),
    E.map(({ password }) => password),
  );
}
