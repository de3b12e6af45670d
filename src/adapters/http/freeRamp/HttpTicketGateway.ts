import { constUndefined, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { TicketGateway } from '../../../application/ports/freeRamp/TicketGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { readableItems, toPartialList } from '../core/readable';
import { toTicket, toTicketCard } from './toTicket';

/** `TicketGateway` over HTTP; its statements are in the port. */
export function httpTicketGateway(api: ApiClient): TicketGateway {
  return {
    list: (bounds) =>
      pipe(
        call(api, operations.listTickets, { query: bounds }),
        TE.map(({ data }) => toPartialList(data, toTicket)),
      ),
    listCards: () =>
      pipe(
        call(api, operations.listTicketFluxes),
        TE.map(({ data }) => toPartialList(data, toTicketCard)),
      ),
    linkCard: ({ plate, pan }) =>
      pipe(
        call(api, operations.addTicketFlux, { body: { licencePlate: plate, truncatedPan: pan } }),
        TE.map(({ flux, tickets }) => ({
          card: toTicketCard(flux),
          tickets: readableItems(tickets).map(toTicket),
        })),
      ),
    unlinkCard: (id) =>
      pipe(call(api, operations.removeTicketFlux, { path: { id } }), TE.map(constUndefined)),
  };
}
