import type { Instant } from '../../domain/basis/instant';
import { formatTime } from '../words/format.fr';

/** On the way to an area, and at the end of a session. */
export const words = {
  /** Shortly before the end of a session. */
  session: {
    ending: (at: Instant): string =>
      `Votre session prend fin à ${formatTime(at)}. Envoyez ce que vous avez commencé, puis reconnectez-vous\u202f: vous reviendrez sur cette page.`,
    renew: 'Rester connecté',
    close: 'Fermer',
  },
  /** On the way to the subscriber area, which is in French only. */
  frenchArea: {
    title: 'Espace abonné',
    inFrench: "L'espace abonné est en français.",
    open: "Ouvrir l'espace abonné",
  },
};

export type Words = typeof words;
