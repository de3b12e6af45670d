import type { Words } from '../fr/refundOfTicket';

export const words: Words = {
  enterIdentifier: 'Enter the identifier of the ticket',
};
