import type { PasswordResetError } from '../../../domain/account/passwordReset';
import { emailMessages } from '../../forms/fields/emailMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

/** The sentences of the confirmation differ from those of the other forms (P5.19). */
export const passwordResetMessages: ErrorMessages<PasswordResetError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'password/confirmation': () => 'Les deux mots de passe fournis ne sont pas identiques.',
};
