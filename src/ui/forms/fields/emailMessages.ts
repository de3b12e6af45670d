import { words } from '#words/forms/email';
import type { EmailError } from '../../../domain/basis/email';
import type { ErrorMessages } from '../../messages/messageFor';

export const emailMessages: ErrorMessages<EmailError> = words.failures;
