import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';

const unpaid = refused("Votre demande ne peut pas aboutir tant qu'une facture reste impayée.");

/**
 * Stores the request to delete the caller's account (M7.17, M6.5). A second request changes
 * nothing.
 */
export const requestDeletion: Handler<'requestDeletion'> = (
  { caller: { accountId } },
  { store, clock },
) => {
  const owed = store.row(
    `SELECT 1 FROM contract
     WHERE accountId = :accountId AND json_array_length(data, '$.unpaidInvoicesObj') > 0`,
    { accountId },
  );
  if (owed !== undefined) return unpaid;
  store.run(
    `UPDATE account SET deletionRequestedAt = :now
     WHERE id = :accountId AND deletionRequestedAt IS NULL`,
    { accountId, now: clock.now() },
  );
  return ok({ state: true, response: 'Votre demande de suppression a été enregistrée.' });
};
