import type { IbanError } from '../../../domain/bank/iban';
import type { ErrorMessages } from '../../messages/messageFor';

const misfit = (): string => "L'IBAN fourni est trop court ou non valide.";

/** Quoted from the specification (M5.7). */
export const ibanMessages: ErrorMessages<IbanError> = {
  'iban/too-short': misfit,
  'iban/invalid': misfit,
};
