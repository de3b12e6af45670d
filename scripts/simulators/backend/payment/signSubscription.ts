import type { SignatureRequest } from '../../../../generated/api.ts';
import type { World } from '../../world/World.ts';
import { openSubscription } from './openSubscription.ts';

/** What tells whose order a contract was made for: the request of a signature names no order (P7.14). */
type SignedContract = Pick<SignatureRequest, 'email' | 'subscription' | 'iban'>;

/**
 * Marks the order that a signed contract is for: the latest unsigned one of that e-mail, plan and IBAN that was there when
 * the contract was made (`requestedAt`, in seconds). Without such an order, nothing is marked.
 */
export function signSubscription(
  world: World,
  { email, subscription, iban }: SignedContract,
  requestedAt: number,
): void {
  const { store, clock } = world;
  const order = store.row<{ id: number }>(
    `SELECT id FROM badgeOrder
     WHERE kind = 'subscription' AND signedAt IS NULL AND placedAt <= :requestedAt
       AND email = :email AND data ->> 'subscription' = :subscription AND data ->> 'iban' = :iban
     ORDER BY placedAt DESC, id DESC LIMIT 1`,
    { email, subscription, iban, requestedAt },
  );
  if (order === undefined) return;
  store.run('UPDATE badgeOrder SET signedAt = :now WHERE id = :id', {
    id: order.id,
    now: clock.now(),
  });
  openSubscription(world, order.id);
}
