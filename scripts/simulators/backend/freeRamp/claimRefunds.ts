import { failed, ok } from '../../http/answers.ts';
import type { Handler } from '../../http/operationTypes.ts';
import { bankAccountOf } from './bankAccounts.ts';
import { payRefunds } from './payRefunds.ts';
import { toReceipt } from './receipts.ts';
import { makeRefundReceipt } from './refundReceipt.ts';
import { refundsWhere } from './refunds.ts';

/**
 * Pays refunds of the account to its saved IBAN, all or none, with one receipt for all of them
 * (P4.23, P7.27).
 */
export const claimRefunds: Handler<'claimRefunds'> = ({ body, caller }, services) => {
  const { accountId, email } = caller;
  const [first, ...others] = refundsWhere(
    'refund.accountId = :accountId AND refund.id IN (SELECT value FROM json_each(:ids))',
    { accountId, ids: JSON.stringify(body.ids) },
    services,
  );
  const refused = failed("Votre demande de remboursement n'a pas pu être prise en compte.");
  if (first === undefined) return refused;
  const refunds = [first, ...others] as const;
  if (refunds.length !== body.ids.length) return refused;
  if (refunds.some(({ claimedAt }) => claimedAt !== null)) {
    return failed('Un des remboursements sélectionnés a déjà été demandé.');
  }
  if (refunds.some(({ cents }) => cents === 0)) return refused;
  const bank = bankAccountOf(accountId, services);
  if (bank === undefined) return failed('Aucun IBAN ne figure sur votre compte.');
  const { name, iban, bic } = bank;
  payRefunds(
    refunds.map(({ id }) => id),
    { name, email, iban, bic },
    services,
  );
  return ok({
    status: 'success',
    message: 'Votre remboursement a bien été pris en compte.',
    receipt: toReceipt(makeRefundReceipt(refunds, accountId, services)),
  });
};
