import type { IbanError } from '../../../domain/bank/iban';
import type { ErrorMessages } from '../../messages/messageFor';

const misfit = (): string => "L'IBAN fourni est trop court ou non valide.";

/** The fields of a bank account. */
export const words = {
  bic: 'BIC',
  bicHint: "8 ou 11 caractères, à côté de l'IBAN sur votre RIB.",
  /** Quoted from the specification (M5.7). */
  ibanFailures: {
    'iban/too-short': misfit,
    'iban/invalid': misfit,
  } satisfies ErrorMessages<IbanError>,
};

export type Words = typeof words;
