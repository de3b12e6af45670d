import type { NewPasswordError } from '../../../domain/account/newPassword';
import type { ErrorMessages } from '../../messages/messageFor';
import { passwordMessages } from './passwordMessages';

export const newPasswordMessages: ErrorMessages<NewPasswordError> = {
  ...passwordMessages,
  'newPassword/missing': () => 'Choisissez un mot de passe.',
  'newPassword/confirmation-missing': () => 'Saisissez le mot de passe une seconde fois.',
};
