import type { Words } from './titles.words.fr';

export const words: Words = {
  freeRamp: 'Free-ramp area',
  refunds: 'Your refunds',
  freeRampRefund: 'Request a refund',
  refundClaim: 'Confirm your refund',
  receipts: 'Your receipts',
  tickets: 'Your tickets',
  cardLink: 'Link a card',
  cards: 'Manage your cards',
  bankAccount: 'Your IBAN',
  account: 'Account details',
  newBankAccount: 'Add an IBAN',
  unknown: 'Page not found',
};
