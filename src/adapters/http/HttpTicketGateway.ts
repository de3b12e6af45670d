import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import {
  addTicketFluxAnswers,
  listTicketFluxesAnswers,
  listTicketsAnswers,
  removeTicketFluxAnswers,
} from '../../../generated/codecs';
import type { TicketGateway } from '../../application/ports/TicketGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { readableItems, toPartialList } from './readable';
import { toServiceError } from './toServiceError';
import { toTicket, toTicketCard } from './toTicket';

export function httpTicketGateway(api: ApiClient): TicketGateway {
  return {
    list: (bounds) =>
      pipe(
        call(
          api,
          (signal) => api.http.GET('/api/v2/ticket', { params: { query: bounds }, signal }),
          listTicketsAnswers[200],
        ),
        map(({ data }) => toPartialList(data, toTicket)),
        mapLeft(toServiceError),
      ),
    listCards: () =>
      pipe(
        call(
          api,
          (signal) => api.http.GET('/api/v2/tickets-flux', { signal }),
          listTicketFluxesAnswers[200],
        ),
        map(({ data }) => toPartialList(data, toTicketCard)),
        mapLeft(toServiceError),
      ),
    linkCard: ({ plate, pan }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/v2/tickets-flux', {
              body: { licencePlate: plate, truncatedPan: pan },
              signal,
            }),
          addTicketFluxAnswers[200],
        ),
        map(({ flux, tickets }) => ({
          card: toTicketCard(flux),
          tickets: readableItems(tickets).map(toTicket),
        })),
        mapLeft(toServiceError),
      ),
    unlinkCard: (id) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.DELETE('/api/v2/tickets-flux/{id}', { params: { path: { id } }, signal }),
          removeTicketFluxAnswers[200],
        ),
        map(() => undefined),
        mapLeft(toServiceError),
      ),
  };
}
