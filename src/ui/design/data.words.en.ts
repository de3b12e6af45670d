import type { Words } from './data.words.fr';
import { formatCount } from '../words/format.en';

function unreadable(count: number, place: string): string {
  const missing =
    count === 1
      ? '[1 entry could not be read]. It is missing'
      : `[${formatCount(count)} entries could not be read]. They are missing`;
  return `${missing} ${place}: refresh the page later, or contact us if you need ${count === 1 ? 'it' : 'them'}.`;
}

export const words: Words = {
  status: 'Status',
  none: 'Not given',
  ending: (last) => `[ending in ][••••\u00a0]${last}`,
  unreadable: {
    list: (count) => unreadable(count, 'from this list'),
    debts: (count) => unreadable(count, 'from what is still to be paid'),
    spending: (count) => unreadable(count, 'from the invoices of your spending'),
  },
};
