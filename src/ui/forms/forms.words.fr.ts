import type { ContractLinkError } from '../../domain/account/contractLink';
import type { IbanError } from '../../domain/bank/iban';
import type { CardDigitsEnd } from '../../domain/basis/cardDigits';
import type { EmailError } from '../../domain/basis/email';
import type { PhoneError } from '../../domain/basis/phone';
import type { ErrorMessages } from '../messages/messageFor';

const misfit = (): string => "L'IBAN fourni est trop court ou non valide.";

/** What forms share: common fields, counters, drafts. */
export const words = {
  optional: 'Facultatif',
  /** Before the hint of the field. */
  lastname: 'Nom',
  firstname: 'Prénom',
  email: {
    label: 'Adresse e-mail',
    failures: {
      'email/missing': () => 'Saisissez votre adresse e-mail.',
      'email/invalid': () => 'Saisissez une adresse e-mail complète, par exemple nom@example.fr.',
      'email/accented': () => "Une adresse e-mail s'écrit sans accent.",
      'email/points': () =>
        "Vérifiez les points de l'adresse\u202f: pas au début, pas deux de suite, pas à côté de l'arobase.",
    } satisfies ErrorMessages<EmailError>,
  },
  bank: {
    bic: 'BIC',
    bicHint: "8 ou 11 caractères, à côté de l'IBAN sur votre RIB.",
    /** Quoted from the specification (M5.7). */
    ibanFailures: {
      'iban/too-short': misfit,
      'iban/invalid': misfit,
    } satisfies ErrorMessages<IbanError>,
  },
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
    'contractLink/several-numbers': () => 'Saisissez un seul n° de contrat.',
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
