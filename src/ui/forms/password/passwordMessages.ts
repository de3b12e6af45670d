import { words } from './words.fr';
import type { PasswordError } from '../../../domain/account/passwordPolicy';
import type { ErrorMessages } from '../../messages/messageFor';

export const passwordMessages: ErrorMessages<PasswordError> = words.ruleFailures;
