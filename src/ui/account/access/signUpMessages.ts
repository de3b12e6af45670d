import { words } from './signUp.words.fr';
import type { SignUpError } from '../../../domain/account/signUp';
import { emailMessages } from '../../forms/fields/emailMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

export const signUpMessages: ErrorMessages<SignUpError> = {
  ...emailMessages,
  ...newPasswordMessages,
  ...words.failures,
};
