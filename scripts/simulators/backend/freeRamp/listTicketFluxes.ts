import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { toTicketFlux, type TicketFluxRow } from './ticketFluxes.ts';

/** The account's linked cards, oldest link first (P7.25). */
export const listTicketFluxes: Handler<'listTicketFluxes'> = ({ caller }, { store }) => {
  const fluxes = store.rows<TicketFluxRow>(
    `SELECT id, licencePlate, truncatedPan, createdAt FROM ticketFlux
     WHERE accountId = :accountId AND removedAt IS NULL ORDER BY createdAt, id`,
    { accountId: caller.accountId },
  );
  return ok({ status: 'success', message: null, data: fluxes.map(toTicketFlux) });
};
