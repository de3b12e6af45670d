import type { Words } from '../../fr/freeRamp/refundOfTicket';

export const words: Words = {
  enterIdentifier: 'Enter the identifier of the ticket',
};
