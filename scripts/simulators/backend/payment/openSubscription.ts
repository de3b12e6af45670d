import type { OrderRequest } from '../../../../generated/api.ts';
import type { World } from '../../world/World.ts';
import { openContract } from './openContract.ts';

/**
 * Opens the contract of a subscription once it is both signed and paid, whichever comes last; until then, nothing. The
 * purchase has the signature first (P4.5, P2.21), but a payment cannot be kept from coming: anyone may type the address
 * of step 7 (P2.14).
 */
export function openSubscription(world: World, orderId: number): void {
  const { store } = world;
  const order = store.row<{ data: string }>(
    `SELECT data FROM badgeOrder
     WHERE id = :orderId AND signedAt IS NOT NULL AND settledAt IS NOT NULL AND contractId IS NULL`,
    { orderId },
  );
  if (order === undefined) return;
  const contractId = openContract(world, JSON.parse(order.data) as OrderRequest);
  store.run('UPDATE badgeOrder SET contractId = :contractId WHERE id = :orderId', {
    contractId,
    orderId,
  });
}
