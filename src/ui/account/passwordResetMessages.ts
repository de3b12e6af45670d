import type { PasswordResetError } from '../../domain/passwordReset';
import { emailMessages } from '../forms/emailMessages';
import { newPasswordMessages } from '../forms/newPasswordMessages';
import type { ErrorMessages } from '../messages/messageFor';

/** The confirmation has words of its own here (P5.19). */
export const passwordResetMessages: ErrorMessages<PasswordResetError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'password/confirmation': () => 'Les deux mots de passe fournis ne sont pas identiques.',
};
