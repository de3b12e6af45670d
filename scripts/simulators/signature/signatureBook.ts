import { signSubscription } from '../backend/payment/signSubscription.ts';
import type { World } from '../world/World.ts';
import type { SignatureContract } from './signatureDesk.ts';

/** A contract at the signature service. Moments in seconds. */
export interface KeptSignature {
  readonly id: number;
  readonly contract: SignatureContract;
  readonly createdAt: number;
  readonly signedAt: number | null;
  readonly refusedAt: number | null;
  /** When its link was made to expire before its time. */
  readonly expiredAt: number | null;
}

export function findSignature({ store }: Pick<World, 'store'>, id: number): KeptSignature | null {
  const found = store.row<Omit<KeptSignature, 'contract'> & { readonly data: string }>(
    'SELECT id, data, createdAt, signedAt, refusedAt, expiredAt FROM signature WHERE id = :id',
    { id },
  );
  if (found === undefined) return null;
  const { data, ...kept } = found;
  return { ...kept, contract: JSON.parse(data) as SignatureContract };
}

/** Signs the contract, and tells the operator which order it is for. Once is enough; a refusal stays. */
export function signContract(
  world: World,
  { id, contract }: KeptSignature,
  orderId: number | null,
): void {
  const { store, clock } = world;
  store.transaction(() => {
    const { changes } = store.run(
      'UPDATE signature SET signedAt = :now WHERE id = :id AND signedAt IS NULL AND refusedAt IS NULL',
      { id, now: clock.now() },
    );
    if (changes === 1 && orderId !== null) signSubscription(world, orderId, contract);
  });
}

/** Closes the contract unsigned; one that is signed stays so. */
export function refuseContract({ store, clock }: World, { id }: KeptSignature): void {
  store.run(
    'UPDATE signature SET refusedAt = :now WHERE id = :id AND signedAt IS NULL AND refusedAt IS NULL',
    { id, now: clock.now() },
  );
}

/** Makes the link of a contract that waits for its signature expire at once. Answers whether there was one to expire. */
export function expireLink({ store, clock }: World, id: number): boolean {
  const { changes } = store.run(
    `UPDATE signature SET expiredAt = :now
     WHERE id = :id AND signedAt IS NULL AND refusedAt IS NULL AND expiredAt IS NULL`,
    { id, now: clock.now() },
  );
  return changes === 1;
}
