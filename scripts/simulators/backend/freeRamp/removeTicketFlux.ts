import { ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { denied } from './denied.ts';

/** Unlinks a card (P7.25): its tickets are no longer listed; receipts that contain them remain. */
export const removeTicketFlux: Handler<'removeTicketFlux'> = (call, { store, clock }) => {
  const { path, caller } = call;
  const { changes } = store.run(
    `UPDATE ticketFlux SET removedAt = :now
     WHERE id = :id AND accountId = :accountId AND removedAt IS NULL`,
    { now: clock.now(), id: path.id, accountId: caller.accountId },
  );
  return changes === 0
    ? denied("Cette association n'existe pas.")
    : ok({ status: 'success', errorMessage: null });
};
