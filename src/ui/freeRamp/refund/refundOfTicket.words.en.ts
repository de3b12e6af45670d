import type { Words } from './refundOfTicket.words.fr';

export const words: Words = {
  enterIdentifier: 'Enter the identifier of the ticket',
};
