import { words } from '#words/forms/passwords';
import type { PasswordError } from '../../../domain/account/passwordPolicy';
import type { ErrorMessages } from '../../messages/messageFor';

export const passwordMessages: ErrorMessages<PasswordError> = words.ruleFailures;
