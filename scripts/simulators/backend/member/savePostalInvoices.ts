import { ok, refused } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { recordAmendment } from './amendments.ts';
import { ownContract } from './ownContracts.ts';
import { syncSeconds } from './synchronisation.ts';

/**
 * Turns the postal-invoice option of a contract on or off and locks it for the synchronisation
 * (M7.19, M9.14, M4.3).
 */
export const savePostalInvoices: Handler<'savePostalInvoices'> = (
  { body: { detailedInvoice }, path: { id }, caller },
  { store, clock },
) => {
  const now = clock.now();
  const own = ownContract(store, caller, id, now);
  if (own?.contract.canUpdateABO !== true) {
    return refused('Cette option ne peut pas être modifiée pour le moment.');
  }
  store.run('UPDATE contract SET data = :data, optionHeldUntil = :heldUntil WHERE id = :id', {
    data: JSON.stringify({ ...own.stored, detailedInvoice }),
    heldUntil: now + syncSeconds,
    id,
  });
  if (detailedInvoice !== own.stored.detailedInvoice) {
    const title = detailedInvoice
      ? 'Factures par courrier activées'
      : 'Factures par courrier arrêtées';
    recordAmendment(store, id, now, { title, detail: null });
  }
  return ok({ state: true, response: 'Votre choix a été enregistré.', id });
};
