import { words } from './bank.words.fr';
import type { IbanError } from '../../../domain/bank/iban';
import type { ErrorMessages } from '../../messages/messageFor';

/** Of the subscriber area (M5.7). */
export const ibanMessages: ErrorMessages<IbanError> = words.ibanFailures;
