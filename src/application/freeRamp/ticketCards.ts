import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CardLink } from '../../domain/freeRamp/ticketCard';
import { createUseCase } from '../kernel/createUseCase';
import type { LinkedCard } from '../ports/freeRamp/TicketGateway';
import { actionDone } from './FreeRampNotice';

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

/** Unlinks a card and returns its id: its tickets are no longer listed (P2.38, P7.25). */
export const unlinkCard = createUseCase<number, number>(
  'freeRamp/unlinkCard',
  (id, { tickets }) =>
    pipe(
      tickets.unlinkCard(id),
      TE.map(() => id),
    ),
  {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: () => actionDone('cardUnlinked'),
  },
);
