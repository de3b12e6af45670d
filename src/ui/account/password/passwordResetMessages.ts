import { words } from './newPassword.words.fr';
import type { PasswordResetError } from '../../../domain/account/passwordReset';
import { emailMessages } from '../../forms/fields/emailMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** The sentence of a confirmation that differs is not that of the other forms (P5.19). */
export const passwordResetMessages: ErrorMessages<PasswordResetError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'password/confirmation': () => words.unequal,
};
