import type { BankAccountError } from '../../../domain/bank/bankAccount';
import type { ErrorMessages } from '../../messages/messageFor';

const BIC_INVALID = 'Saisissez les 8 ou 11 caractères du BIC, comme sur le RIB.';

export const bankAccountMessages: ErrorMessages<BankAccountError> = {
  'beneficiary/missing': () => 'Saisissez le nom du titulaire du compte.',
  'iban/missing': () => "Saisissez l'IBAN en entier.",
  /** Quoted from the specification (P5.20). */
  'iban/invalid': () => "L'IBAN fourni est invalide.",
  'bic/missing': () => 'Saisissez le BIC du compte.',
  'bic/too-short': () => BIC_INVALID,
  'bic/invalid': () => BIC_INVALID,
};
