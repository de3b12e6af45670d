import type { NotYetOpenScreen } from './NotYetOpenScreen';
import { routes } from './routes';

/**
 * Addresses that the site already links to and whose online service opens later: each shows its heading and how
 * to be served meanwhile. A screen that is built leaves this list.
 */
export const publicNotYetOpen: readonly NotYetOpenScreen[] = [
  {
    path: routes.purchase,
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
  {
    path: '/achat/:orderReference',
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
  {
    path: '/achat/:orderReference/:state',
    heading: "S'abonner",
    meanwhile: 'Nous prenons votre abonnement par téléphone.',
  },
];
