import type { ServiceError } from '../../application/kernel/ServiceError';
import type { ErrorMessages } from './messageFor';

/** « dans 5 minutes »: rounded up to full minutes. */
export function timeToWait(seconds: number | null): string {
  if (seconds === null) return 'dans quelques minutes';
  if (seconds <= 60) return 'dans une minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return `dans ${minutes} minutes`;
  return `dans ${Math.ceil(minutes / 60)} heures`;
}

/** For each kind of failed call: what happened, and what to do. Narrow no-break spaces are U+202F. */
export const serviceMessages: ErrorMessages<ServiceError> = {
  'service/unreachable': () =>
    'Nos services ne répondent pas. Vérifiez votre connexion internet, puis réessayez.',
  'service/too-slow': () =>
    "La réponse tarde trop. Rien n'a été perdu\u202f: réessayez dans quelques instants.",
  'service/failed': () =>
    "Le problème vient de notre côté. Réessayez dans quelques minutes\u202f; s'il persiste, contactez-nous.",
  'service/unreadable': () =>
    'Nos services ont envoyé une réponse illisible. Réessayez\u202f; si le problème persiste, contactez-nous.',
  'service/fault': () =>
    "Une erreur s'est produite dans cette page. Ce que vous avez saisi est gardé\u202f: réessayez. Si l'erreur revient, contactez-nous.",
  'service/too-many-requests': ({ retryAfterSeconds }) =>
    `Trop de tentatives. Vous pourrez réessayer ${timeToWait(retryAfterSeconds)}\u202f; ce que vous avez saisi est gardé.`,
  'service/not-found': ({ message }) =>
    message ??
    'Nous ne trouvons rien qui corresponde à votre demande. Vérifiez vos informations, puis réessayez.',
  'service/session-expired': () => 'Votre session a expiré. Reconnectez-vous pour continuer.',
  'service/refused': ({ message }) =>
    message ?? "Votre demande n'a pas été acceptée. Vérifiez vos informations, puis réessayez.",
};
