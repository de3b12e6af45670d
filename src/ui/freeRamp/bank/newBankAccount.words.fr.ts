import type { BankAccountError } from '../../../domain/bank/bankAccount';
import type { ErrorMessages } from '../../messages/messageFor';

const bicMisfit = (): string => 'Saisissez les 8 ou 11 caractères du BIC, comme sur le RIB.';

/** A new bank account for the refunds. */
export const words = {
  /** On the way from a claim. */
  thenClaim: {
    replacing: 'Une fois le nouvel IBAN enregistré, vous revenez à votre demande.',
    first:
      "Il manque un IBAN pour vous rembourser. Une fois l'IBAN enregistré, vous revenez à votre demande.",
  },
  incomplete: 'Vous devez remplir tous les champs.',
  beneficiary: 'Bénéficiaire',
  beneficiaryHint: 'Le titulaire du compte, comme sur le RIB.',
  iban: 'IBAN',
  ibanHint: '27 caractères pour un compte français, avec ou sans espaces.',
  submit: 'Enregistrer',
  trust: (operator: string): string =>
    `${operator} vous demande cet IBAN pour vos remboursements, et pour rien d'autre. Il part chiffré.`,
  purpose: {
    first: 'Vos remboursements arriveront sur ce compte sous 2 à 3 jours ouvrés.',
    replacing:
      'Vos remboursements arriveront sur ce compte sous 2 à 3 jours ouvrés. Il remplacera celui qui est enregistré.',
    rib: "L'IBAN et le BIC figurent sur le relevé d'identité bancaire (RIB) de votre compte.",
  },
  failures: {
    'beneficiary/missing': () => 'Saisissez le nom du titulaire du compte.',
    'iban/missing': () => "Saisissez l'IBAN en entier.",
    /** Quoted from the specification (P5.20). */
    'iban/invalid': () => "L'IBAN fourni est invalide.",
    'bic/missing': () => 'Saisissez le BIC du compte.',
    'bic/too-short': bicMisfit,
    'bic/invalid': bicMisfit,
  } satisfies ErrorMessages<BankAccountError>,
};

export type Words = typeof words;
