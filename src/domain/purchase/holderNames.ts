import { postalLine } from '../basis/postalText';
import { isBlank, typedText } from '../basis/typedText';

export interface HolderNames {
  readonly lastname: string;
  readonly firstname: string;
}

/** The fields of step 2 with names, as they are typed. */
export interface TypedNames extends HolderNames {
  /** « Nom et prénom », of an individual, as they were typed: the first name has its hyphen. */
  readonly name: string;
  /** « Corriger »: the two names are those of the contract, whatever the line above says. */
  readonly hasOwnNames: boolean;
  /** « Nom et prénom du contact », of a professional; may stay empty. */
  readonly contact: string;
}

/**
 * The names of an individual in the contract: those that were corrected, otherwise those of « Nom et
 * prénom ».
 */
export function holderNames({ name, hasOwnNames, firstname, lastname }: TypedNames): HolderNames {
  return hasOwnNames
    ? { lastname: postalLine(lastname), firstname: postalLine(firstname) }
    : splitFullName(name);
}

/** The names of the contact person of a company; null where none was typed (P5.3). */
export function contactNames({ contact }: Pick<TypedNames, 'contact'>): HolderNames | null {
  return isBlank(contact) ? null : splitFullName(contact);
}

/** The line of the address, and what a holder is found by: « DURAND JEAN PIERRE ». */
export function fullName({ lastname, firstname }: HolderNames): string {
  return `${lastname} ${firstname}`.trim();
}

/** « M. », « Mme » and the like before a name. */
const CIVILITY = /^(?:monsieur|madame|mademoiselle|mme|mlle|mrs?|m)(?:\. ?| )/i;

/** A hyphen beside a space, behind the second word or a later one. */
const SPACED_HYPHEN = /(?<= )([^ \p{Pd}]+)(?: \p{Pd} ?|\p{Pd} )([^ ]+)/gu;

/**
 * Splits a full name as it was typed, before its signs become spaces: the last word is the first name, as in
 * « Nom et prénom » (P5.3). « DURAND Jean-Pierre » is DURAND, JEAN PIERRE. A single comma separates the
 * two; a civility is none of them.
 */
export function splitFullName(typed: string): HolderNames {
  const name = typedText(typed).replace(/\s+/g, ' ').trim().replace(CIVILITY, '');
  const [beforeComma, afterComma, ...others] = name.split(',').map(postalLine);
  if (beforeComma && afterComma && others.length === 0)
    return { lastname: beforeComma, firstname: afterComma };
  const words = name
    .replace(SPACED_HYPHEN, (whole, before: string, after: string) =>
      isFamilyName(before) && !isFamilyName(after) ? whole : `${before}-${after}`,
    )
    .split(' ')
    .map(postalLine)
    .filter((word) => word !== '');
  return { lastname: words.slice(0, -1).join(' '), firstname: words.at(-1) ?? '' };
}

/** In capitals, as it is often typed. */
function isFamilyName(word: string): boolean {
  return word === word.toUpperCase();
}
