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
  payment: {
    payer: 'Address of the person who pays',
    payerHint: 'We send it to the bank with the payment.',
    lines: { address: 'Address', zip: 'Postcode', city: 'Town or city' },
    missing: {
      address: 'Enter the address of the person who pays.',
      zip: 'Enter the postcode.',
      city: 'Enter the town or city.',
    },
    tooLong: {
      address: (most) => `Enter an address of ${most} characters at most.`,
      zip: (most) => `Enter a postcode of ${most} characters at most.`,
      city: (most) => `Enter a town or city of ${most} characters at most.`,
    },
    receiptWish: 'Receive a proof of payment',
    receiptWishHint: (email) => `Sent to ${email} as soon as the payment is recorded.`,
    onBankPage: 'By bank card, on the secure page of our bank, which then brings you back here.',
  },
};
