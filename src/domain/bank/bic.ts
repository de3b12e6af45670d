import * as E from 'fp-ts/Either';
import { isValidBIC } from 'ibantools';
import type { Brand } from '../basis/brand';
import { typedText } from '../basis/typedText';

/** A bank identifier of 8 or 11 characters, upper case (ISO 9362). */
export type Bic = Brand<string, 'Bic'>;

export interface BicError {
  readonly kind: 'bic/missing' | 'bic/too-short' | 'bic/invalid';
}

/** The bank page of the free-ramp area: fewer than 2 characters count as empty (P5.20, P9.9). */
export function parseBankPageBic(raw: string): E.Either<BicError, Bic> {
  return parseBic(raw, { filledIn: 2, longEnough: 2 });
}

/** The refund of an anonymous visitor: fewer than 6 characters are too short (P5.22, P9.9). */
export function parsePublicFormBic(raw: string): E.Either<BicError, Bic> {
  return parseBic(raw, { filledIn: 1, longEnough: 6 });
}

/** Minimum numbers of characters. */
interface Lengths {
  readonly filledIn: number;
  readonly longEnough: number;
}

function parseBic(raw: string, { filledIn, longEnough }: Lengths): E.Either<BicError, Bic> {
  const bic = electronicBic(raw);
  if (bic.length < filledIn) return E.left({ kind: 'bic/missing' });
  if (bic.length < longEnough) return E.left({ kind: 'bic/too-short' });
  return isValidBIC(bic) ? E.right(bic as Bic) : E.left({ kind: 'bic/invalid' });
}

const PRINTED_LABEL =
  /^\s*(?:code\s+)?(?:bic|swift)(?:\s*[/(]\s*(?:bic|swift)\)?)?(?![\p{L}\p{N}])/iu;

/** Words of a longer label; the sign after each tells them from the bank code of « BICIFRPP ». */
const WORDS = String.raw`bic|swift|b\.i\.c|code|ou|or|nº?|bank|identifi(?:er|ant)|adresse|mon|votre|le|est`;
const LABEL_WORDS = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:(?:${WORDS})[^\p{L}\p{N}]+)+`, 'iu');

/** No sign after the label: « BICBNPAFRPP » would otherwise be a bank in Nepal. */
const GLUED_LABEL = /^(?:BIC|SWIFT)+?(?=[A-Z]{4}FR[A-Z\d]{2}(?:[A-Z\d]{3})?$)/;

/**
 * Removes everything but letters and digits, and the word that banks print before them: « BIC : BNPA-FR-PP ».
 * A longer label is removed only when a valid BIC follows it.
 */
function electronicBic(raw: string): string {
  const text = typedText(raw);
  const bic = electronic(text.replace(PRINTED_LABEL, ''));
  if (isValidBIC(bic)) return bic;
  const unlabelled = electronic(text.replace(LABEL_WORDS, ''));
  return isValidBIC(unlabelled) ? unlabelled : bic;
}

function electronic(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
    .replace(GLUED_LABEL, '');
}
