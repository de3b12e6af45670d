import type { PasswordChangeError } from '../../../domain/account/passwordChange';
import { passwordMessages } from '../../forms/password/passwordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

export const passwordChangeMessages: ErrorMessages<PasswordChangeError> = {
  ...passwordMessages,
  'password/missing': () => 'Saisissez votre mot de passe actuel.',
};
