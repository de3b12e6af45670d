import type { SignInError } from '../../../application/ports/account/AccountGateway';
import type { CredentialsError } from '../../../domain/account/credentials';
import { emailMessages } from '../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../messages/messageFor';
import { serviceMessages } from '../../messages/serviceMessages';

/** The server's own sentence if it sent one (P8.2). */
export const signInMessages: ErrorMessages<SignInError> = {
  ...serviceMessages,
  'account/credentials-refused': ({ message }) =>
    message ?? 'Adresse e-mail ou mot de passe incorrect.',
  'account/first-connection-required': ({ message }) =>
    message ?? 'Votre compte attend sa première connexion.',
  'account/clock-wrong': () =>
    "La date ou l'heure de votre appareil est fausse. Réglez-la, puis connectez-vous de nouveau.",
};

export const credentialsMessages: ErrorMessages<CredentialsError> = {
  ...emailMessages,
  'password/missing': () => 'Saisissez votre mot de passe.',
};
