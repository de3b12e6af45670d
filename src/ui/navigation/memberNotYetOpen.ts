import type { NotYetOpenScreen } from './NotYetOpenScreen';

/** What `publicNotYetOpen` is for the public site, inside the subscriber area; paths below `/member`. */
export const memberNotYetOpen: readonly NotYetOpenScreen[] = [
  {
    path: 'badge/order',
    heading: 'Commander un badge',
    meanwhile: 'Nous prenons votre commande par téléphone.',
  },
];
