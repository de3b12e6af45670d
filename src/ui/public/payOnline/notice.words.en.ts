import type { Words } from './notice.words.fr';
import { formatDate, formatEuros, formatPhone } from '../../words/format.en';

export const words: Words = {
  title: 'Your notice',
  statuses: {
    payable: 'To pay',
    paid: 'Paid',
    nothingDue: 'Nothing to pay',
    closed: 'Cannot be paid online',
  },
  due: 'Left to pay',
  received: 'Amount received',
  facts: {
    number: 'CNP number',
    paymentNotice: 'Payment notice number',
    plate: 'Number plate',
    date: 'Date of the trip',
    trip: 'Trip',
    price: 'Toll for the trip',
    fees: 'Administration fee',
    receivedBefore: 'Already received',
  },
  paid: (amount, at) =>
    `This notice is paid: we received [${formatEuros(amount)}] on ${formatDate(at)}.`,
  nothingDue: 'There is nothing left to pay: what we have already received covers this notice.',
  closed:
    'You are not allowed to pay this notice of non-payment (CNP) or payment notice. If you think that this is a mistake, contact us.',
  contact: 'Contact us',
  call: (phone) => `Call ${formatPhone(phone)}`,
  contest: 'Contest this notice',
  contestText: (number, plate, day) =>
    `I contest notice no. ${number} (vehicle ${plate}, trip of ${day}) for this reason:\n`,
  searchOther: 'Search for another notice',
};
