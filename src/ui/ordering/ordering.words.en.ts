import type { Words } from './ordering.words.fr';
import { formatShortEuros } from '../words/format.en';

export const words: Words = {
  deliveries: {
    locker: 'Collection from a locker',
    correspondence: 'Delivery to my postal address',
    address: 'Delivery to another address',
  },
  badges: (count) => (count === 1 ? '1 tag' : `${count} tags`),
  reload: ({ value, threshold }) =>
    `${formatShortEuros(value)} when less than ${formatShortEuros(threshold)} is left`,
};
