import type { SignInError } from '../../application/ports/AccountGateway';
import type { CredentialsError } from '../../domain/credentials';
import { emailMessages } from '../forms/emailMessages';
import type { ErrorMessages } from '../messages/messageFor';
import { serviceMessages } from '../messages/serviceMessages';

/** The server's own sentence where it sent one (P8.2). */
export const signInMessages: ErrorMessages<SignInError> = {
  ...serviceMessages,
  'account/credentials-refused': ({ message }) =>
    message ?? 'Adresse e-mail ou mot de passe incorrect.',
  'account/first-connection-required': ({ message }) =>
    message ?? 'Votre compte attend sa première connexion.',
};

export const credentialsMessages: ErrorMessages<CredentialsError> = {
  ...emailMessages,
  'password/missing': () => 'Saisissez votre mot de passe.',
};
