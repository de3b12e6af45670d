import type { Words } from './deliveryChoice.words.fr';
import { formatEuros } from '../words/format.en';

export const words: Words = {
  title: 'Delivery',
  free: 'Free of charge.',
  costs: (amount) => `Delivery fee: ${formatEuros(amount)}.`,
  locker: (place) => `${place}. The locker is open 24 hours a day.`,
  place: (place) => `${place}.`,
  noPlace: 'We have no address for you.',
  completePlace: 'We have no complete address for you. Complete your postal details first.',
  enterAddress: 'Enter the address below.',
};
