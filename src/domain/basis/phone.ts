import * as E from 'fp-ts/Either';
import { foldLetters } from './foldLetters';
import { typedText } from './typedText';

export interface PhoneError {
  readonly kind: 'phone/not-digits' | 'phone/not-ten';
}

/**
 * A phone or fax number as it is sent: `+33 (0)6 39…`, `0033 6…` and `33 6…` become `06…` (M5.11, P5.6), and
 * so do the codes of the overseas departments: `+262 692…` is `0692…`. Every number may stay empty.
 */
export type Phone =
  | { readonly kind: 'none' }
  | { readonly kind: 'tenDigits'; readonly digits: string }
  /** With its international prefix, `0049…`. */
  | { readonly kind: 'foreign'; readonly digits: string };

/** Words beside a number: « Tél. portable : », « N° », « (perso) ». Others may be digits: OI, S. */
const WORDS =
  /\p{L}[^\P{L}BDGILOQSZbdgiloqsz]|[^\P{L}BDGILOQSZbdgiloqsz]\p{L}|^[^\p{L}]*[NnTt][^\p{L}]+$/u;

export function parsePhone(raw: string): E.Either<PhoneError, Phone> {
  const text = barePhone(raw);
  if (text === '') return E.right({ kind: 'none' });
  if (!/^\+?\d+$/.test(text)) return E.left({ kind: 'phone/not-digits' });
  const digits = text.replace(/^(?:\+|00)?(?:33|262|59[046])0?(?=[1-9]\d{8}$)/, '0');
  if (/^0[1-9]\d{8}$/.test(digits)) return E.right({ kind: 'tenDigits', digits });
  // Browsers fill in a number with its country, sometimes without the sign before it; `10` begins none.
  const [, abroad] = /^(?:\+|00)(?!33)([1-9]\d{6,14})$/.exec(digits) ?? [];
  const [, unsigned] = /^(?!33|10)([1-9]\d{10,14})$/.exec(digits) ?? [];
  const foreign = abroad ?? unsigned;
  return foreign === undefined
    ? E.left({ kind: 'phone/not-ten' })
    : E.right({ kind: 'foreign', digits: `00${foreign}` });
}

/** A typed number without words beside it and its separators; `parsePhone` refuses letters that stay. */
export function barePhone(raw: string): string {
  const withoutWords = (beside: string): string => (WORDS.test(beside) ? '' : beside);
  return foldLetters(typedText(raw))
    .replace(/^[^\d+]+(?=[\d+])/, withoutWords)
    .replace(/(?<=\d)\D+$/, withoutWords)
    .replace(/[^\p{L}\p{N}+]/gu, '');
}

/** A French number in ten digits when the field is left; any other text as it was typed. */
export function settledPhone(raw: string): string {
  const phone = parsePhone(raw);
  return E.isRight(phone) && phone.right.kind === 'tenDigits' ? phone.right.digits : raw.trim();
}

/** Removes, while the visitor types, what no number contains (M5.11); `+33 (0)6` stays until it is left. */
export function tidyPhone(raw: string): string {
  return typedText(raw).replace(/[^\p{L}\d\s+()]/gu, '');
}
