import type { Words } from './words.fr';

export const words: Words = {
  lead: 'You left by the free ramp: we refund what you paid in cash at the toll, and you get the receipt of what you paid by bank card. You need no letter and no appointment.',
  cash: {
    title: 'You paid in cash',
    about:
      'Enter the 20 digits of the ticket: you will know at once whether it can be refunded. The bank transfer arrives within 2 to 3 working days.',
    link: 'Get a ticket refunded',
  },
  card: {
    title: 'You paid by bank card',
    about:
      'Link your card to the number plate of the vehicle: your tickets appear within 72 hours, and you can make receipts from them.',
    withAccount: 'With a free account: [sign in] or [sign up].',
  },
  prompt:
    'Follow your refunds, put several tickets into one request, and keep your receipts and the IBAN for your refunds.',
  overview: {
    title: 'Where you stand',
    refunds: 'Refunds',
    nothingToClaim: 'Nothing to request',
    toCheck: 'To be checked',
    seeRefunds: 'See your refunds',
    toClaim: (amount) => `${amount} to request`,
    claim: 'Request the refund',
    tickets: 'Tickets in 7 days',
    noCard: 'No card linked',
    withoutReceipt: (count) => {
      if (count === 0) return 'No ticket without a receipt';
      return count === 1 ? '1 ticket without a receipt' : `${count} tickets without a receipt`;
    },
    seeTickets: 'See your tickets',
    iban: 'IBAN',
    noIban: 'No IBAN saved',
    seeIban: 'See your IBAN',
    retry: (label) => `Try again [for ${label}]`,
  },
};
