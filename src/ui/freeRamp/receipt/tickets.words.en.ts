import type { Words } from './tickets.words.fr';
import type { TicketPeriod } from '../../../domain/freeRamp/ticketPeriod';

const inPeriod: Readonly<Record<TicketPeriod, string>> = {
  last7Days: 'in the last 7 days',
  last30Days: 'in the last 30 days',
  thisMonth: 'this month',
  lastMonth: 'last month',
  thisYear: 'this year',
  lastYear: 'last year',
};

export const words: Words = {
  lead: 'What you paid at the toll with a linked card. A ticket can take up to 72 hours to appear.',
  period: 'Period',
  periods: {
    last7Days: 'Last 7 days',
    last30Days: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
  none: (period) =>
    `No tickets ${inPeriod[period]}. Choose another period, or check which cards are linked to your account.`,
  noCard:
    'No card is linked to your account. Link the one that you pay with at the toll: your tickets will appear here.',
  caption: 'Your tickets of the period',
  columns: {
    at: 'Date',
    trip: 'Trip',
    plate: 'Number plate',
    amount: 'Amount',
    receipt: 'Receipt',
  },
  download: (receipt) => `Download receipt ${receipt}`,
  select: (moment) => `Select the ticket of ${moment}`,
  selected: (count, total) => {
    if (count === 0) return 'No ticket selected';
    return count === 1 ? `1 ticket selected, ${total}` : `${count} tickets selected, ${total}`;
  },
  makeReceipt: 'Make a receipt',
};
