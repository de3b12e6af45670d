import type { SignUpError } from '../../domain/signUp';
import { emailMessages } from '../forms/emailMessages';
import { newPasswordMessages } from '../forms/newPasswordMessages';
import type { ErrorMessages } from '../messages/messageFor';

export const signUpMessages: ErrorMessages<SignUpError> = {
  ...emailMessages,
  ...newPasswordMessages,
  'signUp/lastname-missing': () => 'Saisissez votre nom.',
  'signUp/firstname-missing': () => 'Saisissez votre prénom.',
};
