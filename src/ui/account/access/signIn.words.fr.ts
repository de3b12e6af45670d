import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { SignInError } from '../../../application/ports/account/AccountGateway';
import type { GivenPasswordError } from '../../../domain/account/credentials';
import type { ErrorMessages } from '../../messages/messageFor';
import { operatorSays } from '../../words/operatorText.fr';

export const words = {
  signedOut: 'Déconnexion réussie.',
  /** The session ended while the payer was at the bank. */
  paymentWaits:
    'Votre session a pris fin. Connectez-vous\u202f: nous vérifierons ensuite votre paiement. Ne payez pas une seconde fois.',
  password: 'Mot de passe',
  submit: 'Se connecter',
  forgotten: 'Mot de passe oublié\u202f?',
  others: {
    title: 'Pas encore de mot de passe\u202f?',
    firstConnection: 'Première connexion',
    firstConnectionHint: 'Déjà abonné\u202f? Choisissez ici votre mot de passe.',
    signUp: 'Créer un compte',
    signUpHint: 'Gratuit, pour le remboursement des tickets de la rampe.',
    subscribe: "S'abonner",
    subscribeHint: 'Avec un badge, la barrière se lève toute seule.',
  },
  termsOfSale: 'Conditions générales de vente',
  opensFirstConnection: (seconds: number): string =>
    `La première connexion s'ouvre dans ${seconds} secondes.`,
  /** The server's own sentence if it sent one (P8.2). */
  failures: {
    'account/credentials-refused': ({ message }) =>
      operatorSays(message, 'Adresse e-mail ou mot de passe incorrect.'),
    'account/first-connection-required': ({ message }) =>
      operatorSays(message, 'Votre compte attend sa première connexion.'),
    'account/clock-wrong': () =>
      "La date ou l'heure de votre appareil est fausse. Réglez-la, puis connectez-vous de nouveau.",
  } satisfies ErrorMessages<Exclude<SignInError, ServiceError>>,
  passwordFailures: {
    'password/missing': () => 'Saisissez votre mot de passe.',
  } satisfies ErrorMessages<GivenPasswordError>,
};

export type Words = typeof words;
