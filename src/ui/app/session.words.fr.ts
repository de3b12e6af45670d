import type { Instant } from '../../domain/basis/instant';
import { formatTime } from '../words/format.fr';

/** Shortly before the end of a session. */
export const words = {
  ending: (at: Instant): string =>
    `Votre session prend fin à ${formatTime(at)}. Envoyez ce que vous avez commencé, puis reconnectez-vous\u202f: vous reviendrez sur cette page.`,
  renew: 'Rester connecté',
  close: 'Fermer',
};

export type Words = typeof words;
