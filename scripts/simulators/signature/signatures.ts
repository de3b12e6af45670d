import { signSubscription } from '../backend/payment/signSubscription.ts';
import type { Services } from '../world/Services.ts';
import type { SignatureContract } from './openSignature.ts';

/** A contract in the signature service. Moments in seconds. */
export interface StoredSignature {
  readonly id: number;
  readonly contract: SignatureContract;
  readonly createdAt: number;
  readonly signedAt: number | null;
  readonly refusedAt: number | null;
  /** When its link was expired manually, on the control page; null otherwise. */
  readonly expiredAt: number | null;
}

export function findSignature(
  { store }: Pick<Services, 'store'>,
  id: number,
): StoredSignature | null {
  const found = store.row<Omit<StoredSignature, 'contract'> & { readonly data: string }>(
    'SELECT id, data, createdAt, signedAt, refusedAt, expiredAt FROM signature WHERE id = :id',
    { id },
  );
  if (found === undefined) return null;
  const { data, ...others } = found;
  return { ...others, contract: JSON.parse(data) as SignatureContract };
}

/**
 * Signs the contract, also after a refusal, and marks its order as signed. Does nothing when it is
 * already signed.
 */
export function signContract(
  services: Services,
  { id, contract }: StoredSignature,
  orderId: number | null,
): void {
  const { store, clock } = services;
  store.transaction(() => {
    const { changes } = store.run(
      'UPDATE signature SET signedAt = :now, refusedAt = NULL WHERE id = :id AND signedAt IS NULL',
      { id, now: clock.now() },
    );
    if (changes === 1 && orderId !== null) signSubscription(services, orderId, contract);
  });
}

/** Marks the contract as refused, unless it is signed or refused already. */
export function refuseContract({ store, clock }: Services, { id }: StoredSignature): void {
  store.run(
    'UPDATE signature SET refusedAt = :now WHERE id = :id AND signedAt IS NULL AND refusedAt IS NULL',
    { id, now: clock.now() },
  );
}

/**
 * Expires the link of an unsigned contract immediately. Returns false when there is no such link.
 */
export function expireLink({ store, clock }: Services, id: number): boolean {
  const { changes } = store.run(
    `UPDATE signature SET expiredAt = :now
     WHERE id = :id AND signedAt IS NULL AND expiredAt IS NULL`,
    { id, now: clock.now() },
  );
  return changes === 1;
}
