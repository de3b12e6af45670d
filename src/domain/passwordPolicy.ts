import { left, map, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Brand } from './brand';
import { parseFields, type FieldErrors } from './parseFields';

/** A password that its policy lets through. */
export type Password = Brand<string, 'Password'>;

export type PasswordLineId = 'uppercase' | 'lowercase' | 'digit' | 'length' | 'confirmation';

export interface PasswordError {
  readonly kind: `password/${PasswordLineId}`;
}

export interface PasswordCandidate {
  readonly password: string;
  readonly confirmation: string;
}

/** One line of the checklist, coloured by its own truth. */
export interface PasswordLine {
  readonly id: PasswordLineId;
  readonly holds: boolean;
}

export interface PasswordPolicy {
  /** The lines shown, in order. */
  readonly lines: readonly PasswordLineId[];
  /** The lines that must hold before the form is sent, in the order in which they are told; the confirmation always must. */
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

/** Shows five lines and enforces four: the lowercase one informs and does not block (M5.2, M5.3). */
export const passwordChangePolicy: PasswordPolicy = {
  lines: checklistLines,
  enforced: ['uppercase', 'digit', 'length'],
};

/** Enforces every line, lowercase too (P5.17); also the strength check of a reset password (P5.19). */
export const signUpPolicy: PasswordPolicy = {
  lines: checklistLines,
  enforced: ['length', 'lowercase', 'uppercase', 'digit'],
};

// Letters without accents: what the server counts (P5.17) is sure to include them.
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
  return policy.lines.map((id) => ({ id, holds: rules[id](candidate) }));
}

/** The password, or the first enforced line that does not hold, and whether its confirmation is another one (M5.4, P5.17). */
export function parsePassword(
  policy: PasswordPolicy,
  candidate: PasswordCandidate,
): Either<FieldErrors<keyof PasswordCandidate, PasswordError>, Password> {
  const hold = (lines: readonly PasswordLineId[]): Either<PasswordError, Password> => {
    const broken = lines.find((id) => !rules[id](candidate));
    return broken === undefined
      ? right(candidate.password as Password)
      : left({ kind: `password/${broken}` });
  };
  return pipe(
    parseFields({ password: hold(policy.enforced), confirmation: hold(['confirmation']) }),
    map(({ password }) => password),
  );
}
