import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ErrorMessages } from './messageFor';

/** What happened, and what to do, for each way in which a call gives nothing. Narrow no-break spaces are U+202F. */
export const serviceMessages: ErrorMessages<ServiceError> = {
  'service/unreachable': () =>
    'Nos services ne répondent pas. Vérifiez votre connexion internet, puis réessayez.',
  'service/too-slow': () =>
    "La réponse tarde trop. Rien n'a été perdu\u202f: réessayez dans quelques instants.",
  'service/failed': () =>
    "Le problème vient de notre côté. Réessayez dans quelques minutes\u202f; s'il persiste, contactez-nous.",
  'service/unreadable': () =>
    'Nous avons reçu une réponse illisible. Réessayez\u202f; si le problème persiste, contactez-nous.',
  'service/session-expired': () => 'Votre session a expiré. Reconnectez-vous pour continuer.',
  'service/refused': ({ message }) =>
    message ?? "Votre demande n'a pas été acceptée. Vérifiez vos informations, puis réessayez.",
};
