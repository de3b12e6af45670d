import type { SignUpError } from '../../../domain/account/signUp';
import { emailMessages } from '../../forms/fields/emailMessages';
import { newPasswordMessages } from '../../forms/password/newPasswordMessages';
import type { ErrorMessages } from '../../messages/messageFor';

export const signUpMessages: ErrorMessages<SignUpError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'signUp/lastname-missing': () => 'Saisissez votre nom.',
  'signUp/firstname-missing': () => 'Saisissez votre prénom.',
};
