import type { SignatureRequest } from '../../../../generated/api.ts';
import type { World } from '../../world/World.ts';
import { openSubscription } from './openSubscription.ts';

/** What a contract and the order that it is for have in common. */
type SignedContract = Pick<SignatureRequest, 'email' | 'subscription' | 'iban'>;

/**
 * Marks the order that a signed contract is for. The request of a signature names no order (P7.14), the way back from it does
 * (P4.5): of several orders of the same e-mail, that one and no other is marked, once, and only when e-mail, plan and IBAN are
 * those of the contract.
 */
export function signSubscription(
  world: World,
  orderId: number,
  { email, subscription, iban }: SignedContract,
): void {
  const { store, clock } = world;
  const { changes } = store.run(
    `UPDATE badgeOrder SET signedAt = :now
     WHERE id = :orderId AND kind = 'subscription' AND signedAt IS NULL
       AND email = :email AND data ->> 'subscription' = :subscription AND data ->> 'iban' = :iban`,
    { orderId, email, subscription, iban, now: clock.now() },
  );
  if (changes === 1) openSubscription(world, orderId);
}
