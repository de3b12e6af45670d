import { failed, ok } from '../../http/answers.ts';
import type { BodyOf, Handler } from '../../http/operationTypes.ts';
import type { Caller } from '../../world/Caller.ts';
import type { Services } from '../../world/Services.ts';
import { generateTickets } from './generateTickets.ts';
import { toTicketFlux } from './ticketFluxes.ts';
import { ticketsWhere, toTicket } from './tickets.ts';

/**
 * Links a card to a plate and answers the tickets already found for it (P7.25). A card that is
 * linked again gets its former tickets back.
 */
export const addTicketFlux: Handler<'addTicketFlux'> = ({ body, caller }, services) => {
  const { store, clock } = services;
  const { licencePlate, truncatedPan } = body;
  const { accountId } = caller;
  const known = store.row<{ id: number; removedAt: number | null }>(
    `SELECT id, removedAt FROM ticketFlux
     WHERE accountId = :accountId AND licencePlate = :licencePlate AND truncatedPan = :truncatedPan`,
    { accountId, licencePlate, truncatedPan },
  );
  if (known?.removedAt === null) {
    return failed('Cette carte bancaire est déjà associée à cette plaque.');
  }
  const id = known?.id ?? link(body, caller, services);
  const createdAt = clock.now();
  store.run('UPDATE ticketFlux SET createdAt = :createdAt, removedAt = NULL WHERE id = :id', {
    createdAt,
    id,
  });
  const tickets = ticketsWhere(accountId, 'ticket.fluxId = :id', { id }, services);
  return ok({
    status: 'success',
    flux: toTicketFlux({ id, licencePlate, truncatedPan, createdAt }),
    tickets: tickets.map(toTicket),
  });
};

function link(card: BodyOf<'addTicketFlux'>, { accountId }: Caller, services: Services): number {
  const { store, clock } = services;
  const { licencePlate, truncatedPan } = card;
  const { id: fluxId } = store.run(
    `INSERT INTO ticketFlux (accountId, licencePlate, truncatedPan, createdAt)
     VALUES (:accountId, :licencePlate, :truncatedPan, :now)`,
    { accountId, licencePlate, truncatedPan, now: clock.now() },
  );
  for (const ticket of generateTickets(licencePlate, truncatedPan, clock.now())) {
    store.run(
      `INSERT INTO ticket (fluxId, startName, endName, at, visibleFrom, cents)
       VALUES (:fluxId, :startName, :endName, :at, :visibleFrom, :cents)`,
      { fluxId, ...ticket },
    );
  }
  return fluxId;
}
