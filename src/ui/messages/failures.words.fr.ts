import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ErrorMessages } from './messageFor';
import { formatWait } from '../words/format.fr';
import { operatorSays } from '../words/operatorText.fr';

/** A failed call: what happened, and what to do. */
export const words = {
  service: {
    'service/unreachable': () =>
      'Nos services ne répondent pas. Vérifiez votre connexion internet, puis réessayez.',
    'service/too-slow': () => 'La réponse tarde trop. Réessayez dans quelques instants.',
    'service/failed': ({ message }) =>
      operatorSays(
        message,
        "Le problème vient de notre côté. Réessayez dans quelques minutes\u202f; s'il persiste, contactez-nous.",
      ),
    'service/unreadable': () =>
      'Nos services ont envoyé une réponse illisible. Réessayez\u202f; si le problème persiste, contactez-nous.',
    'service/fault': () =>
      "Une erreur s'est produite dans cette page. Ce que vous avez saisi est gardé\u202f: réessayez. Si l'erreur revient, contactez-nous.",
    'service/too-many-requests': ({ retryAfterSeconds }) =>
      `Trop de tentatives. Vous pourrez réessayer ${formatWait(retryAfterSeconds)}\u202f; ce que vous avez saisi est gardé.`,
    'service/not-found': ({ message }) =>
      operatorSays(
        message,
        'Nous ne trouvons rien qui corresponde à votre demande. Vérifiez vos informations, puis réessayez.',
      ),
    'service/session-expired': () => 'Votre session a expiré. Reconnectez-vous pour continuer.',
    'service/refused': ({ message }) =>
      operatorSays(
        message,
        "Votre demande n'a pas été acceptée. Vérifiez vos informations, puis réessayez.",
      ),
  } satisfies ErrorMessages<ServiceError>,
  /** The phone number and the contact form. */
  reachUs: (phone: string): string => `Nous joindre\u202f: [${phone}] ou [par message].`,
};

export type Words = typeof words;
