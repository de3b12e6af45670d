import type { BankAccount } from '../../domain/bank/bankAccount';
import type { PartialList } from '../../domain/basis/partialList';
import type { Receipt } from '../../domain/freeRamp/receipt';
import type { Refund } from '../../domain/freeRamp/refund';
import type { Ticket } from '../../domain/freeRamp/ticket';
import type { TicketCard } from '../../domain/freeRamp/ticketCard';
import type { TicketPeriod } from '../../domain/freeRamp/ticketPeriod';
import { ticketPeriodBounds } from '../../domain/freeRamp/ticketPeriodBounds';
import { createUseCase } from '../kernel/createUseCase';

/** What the area fetches when it loads (P7.31); the pages show a failure with a retry button. */
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

/** The tickets of a period, whose end is computed from the clock (P7.29). */
export const listTickets = createUseCase<TicketPeriod, PartialList<Ticket>>(
  'freeRamp/listTickets',
  (period, { tickets, clock }) => tickets.list(ticketPeriodBounds(period, clock.now())),
);
