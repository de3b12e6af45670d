import { words } from '#words/forms/bank';
import type { IbanError } from '../../../domain/bank/iban';
import type { ErrorMessages } from '../../messages/messageFor';

/** Of the subscriber area (M5.7). */
export const ibanMessages: ErrorMessages<IbanError> = words.ibanFailures;
