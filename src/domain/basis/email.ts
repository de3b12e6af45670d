import * as E from 'fp-ts/Either';
import type { Brand } from './brand';
import { foldLetters } from './foldLetters';
import { typedText } from './typedText';

/** An address that mail servers deliver: ASCII, its case not changed. */
export type Email = Brand<string, 'Email'>;

export interface EmailError {
  readonly kind: 'email/missing' | 'email/invalid' | 'email/accented' | 'email/points';
}

// Neighbouring parts have no character in common: no input causes backtracking.
const ATOM = String.raw`[\w!#$%&'*+/=?^{|}~\x60-]+`;
const ADDRESS = new RegExp(
  String.raw`^${ATOM}(?:\.${ATOM})*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+(?:[a-z]{2,}|xn(?:-+[a-z\d]+)+)$`,
  'i',
);

/** What a mail program or a sentence puts around an address; no address begins or ends with it. */
const BEFORE = /^(?:mailto:|[\s<>("“«[,;:])+/iu;
const AFTER = /[\s<>)"”»\],;:.…]/u;

/**
 * Requires an address: ASCII, no point at the start, at the end or twice, a last part of two letters or more
 * (P5.16–P5.18, P5.22). Removes what was certainly not typed as a part of it: `<a@b.fr>,` is `a@b.fr`.
 */
export function parseEmail(raw: string): E.Either<EmailError, Email> {
  const email = bareEmail(raw);
  if (email === '') return E.left({ kind: 'email/missing' });
  if (ADDRESS.test(email)) return E.right(email as Email);
  if (plainEmail(email) !== null) return E.left({ kind: 'email/accented' });
  return E.left({ kind: /^\.|\.\.|\.@|@\./.test(email) ? 'email/points' : 'email/invalid' });
}

/** The same address without accents, to be offered; null without accents, and where that is no address. */
export function plainEmail(raw: string): Email | null {
  const email = bareEmail(raw);
  const plain = foldLetters(email);
  return plain !== email && ADDRESS.test(plain) ? (plain as Email) : null;
}

/** « Camille Durand <c@example.fr> » has its address between the signs. */
function bareEmail(raw: string): string {
  const typed = typedText(raw);
  const [, between = typed] = /^[^<>@]*<([^<>\s]+@[^<>\s]+)>[\s,;.]*$/u.exec(typed) ?? [];
  const [, quoted = between] = /^\s*'([^']*)'\s*$/.exec(between) ?? [];
  return withoutEnd(quoted.replace(BEFORE, ''));
}

/** By position: a regular expression anchored at the end takes quadratic time. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (AFTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
