import type { ContractLinkError } from '../../domain/account/contractLink';
import type { CardDigitsEnd } from '../../domain/basis/cardDigits';
import type { PhoneError } from '../../domain/basis/phone';
import type { ErrorMessages } from '../messages/messageFor';

/** What forms share: common fields, counters, drafts. */
export const words = {
  optional: 'Facultatif',
  /** Before the hint of the field. */
  lastname: 'Nom',
  firstname: 'Prénom',
  plate: "Plaque d'immatriculation",
  plateHint: 'Française ou étrangère, sans espace ni tiret, par exemple AB123CD.',
  cardDigits: {
    firstDigits: '6 premiers chiffres',
    lastDigits: '4 derniers chiffres',
  } satisfies Record<CardDigitsEnd, string>,
  /** The contract that a person proves to be their own. */
  contractLink: {
    name: 'Nom du titulaire',
    nameHint: 'Nom, puis prénom, comme sur le contrat\u202f; sans accent ni tiret.',
    number: 'N° de contrat',
  },
  contractLinkFailures: {
    'contractLink/name-missing': () => 'Saisissez le nom du titulaire du contrat.',
    'contractLink/name-not-latin': () => 'Écrivez votre nom en lettres latines.',
    'contractLink/number-missing': () => 'Saisissez le n° du contrat.',
  } satisfies ErrorMessages<ContractLinkError>,
  /** Phone numbers, which may all stay empty. */
  phoneFailures: {
    'phone/not-digits': () => 'Saisissez un numéro en chiffres, par exemple 06 39 98 01 12.',
    'phone/not-ten': () =>
      'Saisissez les 10 chiffres du numéro, par exemple 06 39 98 01 12, ou laissez ce champ vide.',
  } satisfies ErrorMessages<PhoneError>,
  foreignPhone:
    'Nous ne pouvons enregistrer que 10 chiffres\u202f: ce numéro étranger ne nous sera pas transmis. Laissez ce champ vide.',
  /** The corrected value of a field that is probably mistyped. */
  use: (value: string): string => `Utiliser ${value}`,
  limit: (characters: number): string => `${characters} caractères au plus.`,
  /** How many characters are left; negative when there are too many. */
  charactersLeft: (left: number): string => {
    if (left < 0) return left === -1 ? '1 caractère de trop.' : `${-left} caractères de trop.`;
    if (left === 0) return 'Limite atteinte.';
    return left === 1 ? 'Encore 1 caractère.' : `Encore ${left} caractères.`;
  },
  draft: {
    kept: "Nous avons gardé votre saisie\u202f: elle n'est pas encore enregistrée.",
    restore: 'Revenir aux informations enregistrées',
  },
};

export type Words = typeof words;
