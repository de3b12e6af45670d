import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { FirstConnectionError } from '../../../application/ports/account/AccountGateway';
import type { ErrorMessages } from '../../messages/messageFor';
import { operatorSays } from '../../words/operatorText.fr';

export const words = {
  lead: "Vous êtes abonné et n'avez pas encore d'accès en ligne\u202f? Saisissez l'adresse e-mail de votre contrat\u202f: nous y envoyons un lien pour choisir votre mot de passe.",
  submit: 'Continuer',
  havePassword: "J'ai déjà un mot de passe",
  whatNext: "Ouvrez le lien qu'il contient pour choisir votre mot de passe.",
  contract: {
    title: 'Votre contrat',
    email: (email: string): string => `Adresse e-mail\u202f: [${email}]`,
    lead: "Dites-nous de quel contrat il s'agit\u202f: le nom et le numéro figurent sur vos factures.",
  },
  /** No contract has the e-mail; the server's own sentence if it sent one (P8.8). */
  unknownEmail: (sentence: string | null): string =>
    operatorSays(sentence, "Cette adresse e-mail n'est rattachée à aucun contrat."),
  failures: {
    'account/mail-not-sent': ({ message }) =>
      operatorSays(message, "L'e-mail n'a pas pu être envoyé. Réessayez dans quelques minutes."),
  } satisfies ErrorMessages<Exclude<FirstConnectionError, ServiceError>>,
};

export type Words = typeof words;
