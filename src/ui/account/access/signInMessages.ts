import { words } from './access.words.fr';
import type { SignInError } from '../../../application/ports/account/AccountGateway';
import type { CredentialsError } from '../../../domain/account/credentials';
import { emailMessages } from '../../forms/fields/fieldMessages';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

export const signInMessages: ErrorMessages<SignInError> = {
  ...serviceMessages,
  ...words.signIn.failures,
};

export const credentialsMessages: ErrorMessages<CredentialsError> = {
  ...emailMessages,
  ...words.signIn.passwordFailures,
};
