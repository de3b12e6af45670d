import { failed, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { storeReceipt, newReceiptIdentifier, toReceipt } from './receipts.ts';
import { ticketsWhere } from './tickets.ts';

/**
 * Creates one receipt for tickets that the account sees and that have no receipt yet, for all of
 * them or for none (P4.26, P5.24).
 */
export const createTicketReceipt: Handler<'createTicketReceipt'> = ({ body, caller }, services) => {
  const ids = JSON.stringify(body.ids);
  const isChosen = 'ticket.id IN (SELECT value FROM json_each(:ids))';
  const tickets = ticketsWhere(caller.accountId, isChosen, { ids }, services);
  const [newest] = tickets;
  if (newest === undefined || tickets.length !== body.ids.length) {
    return failed("Une erreur s'est produite.");
  }
  if (tickets.some(({ receiptId }) => receiptId !== null)) {
    return failed('Un des tickets sélectionnés figure déjà sur un reçu.');
  }
  const stored = storeReceipt(
    {
      accountId: caller.accountId,
      identifier: newReceiptIdentifier(newest.at, services),
      countTickets: tickets.length,
    },
    services,
  );
  services.store.run(`UPDATE ticket SET receiptId = :receiptId WHERE ${isChosen}`, {
    receiptId: stored.id,
    ids,
  });
  const receipt = toReceipt(stored);
  return ok({ status: 'success', path: receipt.path, receipt });
};
