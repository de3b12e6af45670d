import type { SignatureRequest } from '../../../../generated/api.ts';
import type { Services } from '../../world/Services.ts';
import { openSubscription } from './openSubscription.ts';

/** The fields that a contract to sign and its order have in common. */
type SignedContract = Pick<SignatureRequest, 'email' | 'subscription' | 'iban'>;

/**
 * Marks the order of a signed contract as signed. The signature request names no order (P7.14),
 * only the return address does (P4.5). The order is marked once, and only if its e-mail, plan and
 * IBAN are those of the contract.
 */
export function signSubscription(
  services: Services,
  orderId: number,
  { email, subscription, iban }: SignedContract,
): void {
  const { store, clock } = services;
  const { changes } = store.run(
    `UPDATE badgeOrder SET signedAt = :now
     WHERE id = :orderId AND kind = 'subscription' AND signedAt IS NULL
       AND email = :email AND data ->> 'subscription' = :subscription AND data ->> 'iban' = :iban`,
    { orderId, email, subscription, iban, now: clock.now() },
  );
  if (changes === 1) openSubscription(services, orderId);
}
