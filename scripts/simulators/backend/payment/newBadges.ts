import type { DeliveryType } from '../../../../generated/api.ts';
import { plainBadge } from '../../rules/plainBadge.ts';
import type { Store } from '../../store/database.ts';

/** Adds new badges to a contract, active and not yet delivered; returns their references. */
export function newBadges(
  store: Store,
  contractId: number,
  { nbBadge, deliveryType }: { readonly nbBadge: number; readonly deliveryType: DeliveryType },
): readonly string[] {
  return Array.from({ length: nbBadge }, () => newBadge(store, contractId, deliveryType));
}

function newBadge(store: Store, contractId: number, deliveryType: DeliveryType): string {
  const next = store.row<{ id: number; number: number }>(
    `SELECT coalesce(max(id), 0) + 1 AS id,
       coalesce(max(CAST(badgeReference AS INTEGER)), 64000000) + 1 AS number FROM badge`,
  ) ?? { id: 1, number: 64_000_001 };
  const badgeReference = String(next.number);
  const badge = plainBadge({ id: next.id, badgeReference, deliveryType });
  store.run(
    `INSERT INTO badge (id, contractId, badgeReference, data)
     VALUES (:id, :contractId, :badgeReference, :data)`,
    { id: badge.id, contractId, badgeReference, data: JSON.stringify(badge) },
  );
  return badgeReference;
}
