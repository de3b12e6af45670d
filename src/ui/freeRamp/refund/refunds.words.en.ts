import type { Words } from './refunds.words.fr';

export const words: Words = {
  lead: 'Search for a ticket that you paid in cash, by its identifier: you will know at once whether it can be refunded.',
  search: 'Search for a ticket',
  prompt:
    'Find here the tickets that you searched for, with their status and their receipt, and request several refunds at once.',
  none: 'No refunds at the moment. The tickets that you search for by their identifier will appear here, with their status.',
  howItWorks: 'How it works',
  columns: {
    identifier: 'Identifier',
    at: 'Date of the ticket',
    amount: 'Amount',
    status: 'Status',
    receipt: 'Receipt',
  },
  download: (identifier) => `Download [the receipt of the ticket ${identifier}]`,
  select: (identifier) => `Select the refund ${identifier}`,
  selected: (count, total) => {
    if (count === 0) return 'No refund selected';
    return count === 1 ? `1 refund selected, ${total}` : `${count} refunds selected, ${total}`;
  },
  claim: 'Request the refund',
};
