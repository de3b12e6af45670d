import { failed, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { keepReceipt, newReceiptIdentifier, toReceipt } from './receipts.ts';
import { ticketsWhere } from './tickets.ts';

/** One receipt for tickets that the account sees and that are on none yet: for all of them, or for none (P4.26, P5.24). */
export const createTicketReceipt: Handler<'createTicketReceipt'> = ({ body, caller }, world) => {
  const ids = JSON.stringify(body.ids);
  const isChosen = 'ticket.id IN (SELECT value FROM json_each(:ids))';
  const tickets = ticketsWhere(caller.accountId, isChosen, { ids }, world);
  const [newest] = tickets;
  if (newest === undefined || tickets.length !== body.ids.length) {
    return failed("Une erreur s'est produite.");
  }
  if (tickets.some(({ receiptId }) => receiptId !== null)) {
    return failed('Un des tickets sélectionnés figure déjà sur un reçu.');
  }
  const kept = keepReceipt(
    {
      accountId: caller.accountId,
      identifier: newReceiptIdentifier(newest.at, world),
      countTickets: tickets.length,
    },
    world,
  );
  world.store.run(`UPDATE ticket SET receiptId = :receiptId WHERE ${isChosen}`, {
    receiptId: kept.id,
    ids,
  });
  const receipt = toReceipt(kept);
  return ok({ status: 'success', path: receipt.path, receipt });
};
