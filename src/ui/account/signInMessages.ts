import type { SignInError } from '../../application/ports/AccountGateway';
import type { GivenPasswordError } from '../../domain/credentials';
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

export const givenPasswordMessages: ErrorMessages<GivenPasswordError> = {
  'password/missing': () => 'Saisissez votre mot de passe.',
};
