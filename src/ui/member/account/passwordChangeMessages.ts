import type { PasswordChangeError } from '../../../domain/passwordChange';
import { passwordMessages } from '../../forms/passwordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

export const passwordChangeMessages: ErrorMessages<PasswordChangeError> = {
  ...passwordMessages,
  'password/missing': () => 'Saisissez votre mot de passe actuel.',
};
