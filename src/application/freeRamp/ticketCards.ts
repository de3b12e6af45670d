import { pipe } from 'fp-ts/function';
import { map } from 'fp-ts/TaskEither';
import type { CardLink } from '../../domain/ticketCard';
import { createUseCase } from '../kernel/createUseCase';
import type { LinkedCard } from '../ports/TicketGateway';
import { deedDone } from './FreeRampNotice';

/** Links a bank card to a plate: its passages become tickets (P2.37, P7.25). */
export const linkCard = createUseCase<CardLink, LinkedCard>(
  'freeRamp/linkCard',
  (link, { tickets }) => tickets.linkCard(link),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: ({ tickets }) => ({
      kind: 'freeRamp/card-linked',
      ticketCount: tickets.length,
    }),
  },
);

/** Unlinks a card, whose id it answers: its tickets are no longer listed (P2.38, P7.25). */
export const unlinkCard = createUseCase<number, number>(
  'freeRamp/unlinkCard',
  (id, { tickets }) =>
    pipe(
      tickets.unlinkCard(id),
      map(() => id),
    ),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: () => deedDone('cardUnlinked'),
  },
);
