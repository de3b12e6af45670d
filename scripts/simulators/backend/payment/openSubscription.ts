import type { OrderRequest } from '../../../../generated/api.ts';
import { inLanguage } from '../../world/inLanguage.ts';
import type { Language } from '../../world/language.ts';
import type { Services } from '../../world/Services.ts';
import { openContract } from './openContract.ts';

/**
 * Opens the contract of a subscription once it is both signed and paid; otherwise does nothing. The
 * purchase asks for the signature first (P4.5, P2.21), but a payment may arrive before it: anyone
 * can type the address of step 7 (P2.14).
 */
export function openSubscription(services: Services, orderId: number): void {
  const { store } = services;
  const order = store.row<{ data: string; language: Language }>(
    `SELECT data, language FROM badgeOrder
     WHERE id = :orderId AND signedAt IS NOT NULL AND settledAt IS NOT NULL AND contractId IS NULL`,
    { orderId },
  );
  if (order === undefined) return;
  const contractId = openContract(
    inLanguage(services, order.language),
    JSON.parse(order.data) as OrderRequest,
  );
  store.run('UPDATE badgeOrder SET contractId = :contractId WHERE id = :orderId', {
    contractId,
    orderId,
  });
}
