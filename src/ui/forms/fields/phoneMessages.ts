import { words } from '../forms.words.fr';
import type { PhoneError } from '../../../domain/basis/phone';
import type { ErrorMessages } from '../../messages/messageFor';

export const phoneMessages: ErrorMessages<PhoneError> = words.phoneFailures;
