import type { BankAccount } from '../../domain/bankAccount';
import type { PartialList } from '../../domain/partialList';
import type { Receipt } from '../../domain/receipt';
import type { Refund } from '../../domain/refund';
import type { Ticket } from '../../domain/ticket';
import type { TicketCard } from '../../domain/ticketCard';
import { ticketPeriodBounds, type TicketPeriod } from '../../domain/ticketPeriod';
import { createUseCase } from '../kernel/createUseCase';

/** What the area fetches when it loads (P7.31); the pages show a failure and offer to retry. */
export const listRefunds = createUseCase<void, PartialList<Refund>>(
  'freeRamp/listRefunds',
  (_, { refunds }) => refunds.list(),
);

export const listReceipts = createUseCase<void, PartialList<Receipt>>(
  'freeRamp/listReceipts',
  (_, { receipts }) => receipts.list(),
);

export const listCards = createUseCase<void, PartialList<TicketCard>>(
  'freeRamp/listCards',
  (_, { tickets }) => tickets.listCards(),
);

export const findBankAccount = createUseCase<void, BankAccount | null>(
  'freeRamp/findBankAccount',
  (_, { bankAccounts }) => bankAccounts.find(),
);

/** The tickets of a period that ends, or ended, where the clock says (P7.29). */
export const listTickets = createUseCase<TicketPeriod, PartialList<Ticket>>(
  'freeRamp/listTickets',
  (period, { tickets, clock }) => tickets.list(ticketPeriodBounds(period, clock.now())),
);
