import type { Words } from './receipts.words.fr';

export const words: Words = {
  prompt: 'Find all your receipts in one place, and put several tickets on one receipt.',
  caption: 'Your receipts, latest first',
  columns: {
    number: 'No.',
    createdAt: 'Date of creation',
    tickets: 'Number of tickets',
    download: 'Download',
  },
  download: (number) => `Download [the receipt ${number}]`,
  none: 'You have no receipts yet. One appears here when you make it from your tickets, or when you confirm a refund.',
  seeTickets: 'See your tickets',
  ofTicket: {
    title: 'The receipt of a ticket paid in cash',
    about:
      'Enter the 20 digits of the identifier on the ticket: you can download its receipt at once, without an account.',
    link: 'Enter the identifier of a ticket',
  },
};
