import { words } from './words.fr';
import type { NewPasswordError } from '../../../domain/account/newPassword';
import type { ErrorMessages } from '../../messages/messageFor';

export const newPasswordMessages: ErrorMessages<NewPasswordError> = {
  ...words.ruleFailures,
  ...words.missingFailures,
};
