import type { Words } from './refundClaim.words.fr';

export const words: Words = {
  total: 'Total',
  amount: 'Amount of the refund',
  ticketOf: (day) => `Ticket of ${day}`,
  beneficiary: 'Beneficiary',
  iban: 'IBAN',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  changeIban: 'Change the IBAN',
  back: 'Back to your refunds',
  noIban: 'No IBAN is saved. Add the one for your refund. You will then come back to this request.',
  done: (count) => (count === 1 ? 'Refund requested' : 'Refunds requested'),
  nothingLeft: 'It is confirmed, and there is nothing left for you to do.',
  nothingChosen: 'No refund is chosen. Tick the ones that you want among your refunds.',
};
