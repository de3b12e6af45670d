import { words } from '#words/forms/forms';
import type { PhoneError } from '../../../domain/basis/phone';
import type { ErrorMessages } from '../../messages/messageFor';

export const phoneMessages: ErrorMessages<PhoneError> = words.phoneFailures;
