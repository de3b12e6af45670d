import type { TaskEither } from 'fp-ts/TaskEither';
import type { PartialList } from '../../domain/partialList';
import type { CardLink, TicketCard } from '../../domain/ticketCard';
import type { Ticket } from '../../domain/ticket';
import type { TicketPeriodBounds } from '../../domain/ticketPeriod';
import type { ServiceError } from '../kernel/ServiceError';

export interface LinkedCard {
  readonly card: TicketCard;
  /** Those that were found for it already; others follow (P9.12). */
  readonly tickets: readonly Ticket[];
}

/** Tickets, and the bank cards whose passages they come from. */
export interface TicketGateway {
  /** Those of a period (P7.29). */
  list(bounds: TicketPeriodBounds): TaskEither<ServiceError, PartialList<Ticket>>;
  /** The linked cards (P7.25). */
  listCards(): TaskEither<ServiceError, PartialList<TicketCard>>;
  linkCard(link: CardLink): TaskEither<ServiceError, LinkedCard>;
  unlinkCard(id: number): TaskEither<ServiceError, void>;
}
