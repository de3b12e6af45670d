import type { Words } from './trip.words.fr';

export const words: Words = {
  title: 'Your trip',
  from: 'From',
  to: 'To',
  choose: 'Choose',
  swap: 'Reverse the trip',
  hint: 'Choose where you start and where you go: time, price and state appear here.',
  noPrice: 'The price of this trip is not published here.',
  stored: 'Kept on this device',
  forget: 'Forget this trip',
  states: { fluid: 'clear', dense: 'heavy', closed: 'closed', unknown: 'state unknown' },
  points: (height) => [
    'Toll: €',
    'Tag locker, day and night',
    `Height limit ${height.replace(',', '.')}`,
  ],
};
