import { words } from '../forms.words.fr';
import type { EmailError } from '../../../domain/basis/email';
import type { ErrorMessages } from '../../messages/messageFor';

export const emailMessages: ErrorMessages<EmailError> = words.email.failures;
