import type * as TE from 'fp-ts/TaskEither';
import type { PartialList } from '../../../domain/basis/partialList';
import type { CardLink, TicketCard } from '../../../domain/freeRamp/ticketCard';
import type { Ticket } from '../../../domain/freeRamp/ticket';
import type { TicketPeriodBounds } from '../../../domain/freeRamp/ticketPeriodBounds';
import type { ServiceError } from '../../kernel/ServiceError';

export interface LinkedCard {
  readonly card: TicketCard;
  /** The tickets already found for it; others follow (P9.12). */
  readonly tickets: readonly Ticket[];
}

/** Tickets, and the bank cards that their passages were paid with. */
export interface TicketGateway {
  /** Those of a period (P7.29). */
  list(bounds: TicketPeriodBounds): TE.TaskEither<ServiceError, PartialList<Ticket>>;
  /** The linked cards (P7.25). */
  listCards(): TE.TaskEither<ServiceError, PartialList<TicketCard>>;
  /** Links a card to a plate (P7.25). */
  linkCard(link: CardLink): TE.TaskEither<ServiceError, LinkedCard>;
  /** Unlinks the card with this id (P7.25). */
  unlinkCard(id: number): TE.TaskEither<ServiceError, void>;
}
