import type { Badge } from '../../../../generated/api.ts';
import type { Store } from '../../store/database.ts';
import type { Caller } from '../../world/Caller.ts';
import { syncSeconds } from './synchronisation.ts';

/**
 * What is stored of a badge, as JSON in the wire's shape. Its `canUpdate` does not consider a
 * pending synchronisation.
 */
export type StoredBadge = Omit<Badge, 'id' | 'badgeReference'>;

interface BadgeRow {
  readonly id: number;
  readonly badgeReference: string;
  readonly data: string;
  readonly heldUntil: number;
}

/** The badges of a contract: those not delivered yet first, then in the order of creation. */
export function badgesOfContract(store: Store, contractId: number, now: number): readonly Badge[] {
  return store
    .rows<BadgeRow>(
      `SELECT id, badgeReference, data, heldUntil FROM badge WHERE contractId = :contractId
       ORDER BY data ->> 'deliveryDate' IS NOT NULL, id`,
      { contractId },
    )
    .map((row) => ({
      ...(JSON.parse(row.data) as StoredBadge),
      id: row.id,
      badgeReference: row.badgeReference,
      canUpdate: isEditable(row, now),
    }));
}

interface BadgeSave {
  readonly id: number;
  readonly changes: Partial<StoredBadge>;
  readonly now: number;
  /**
   * Whether the badge then waits for the synchronisation: yes for its services, no for its alert
   * (M4.3).
   */
  readonly isHeld: boolean;
}

/**
 * Saves changes of one of the caller's badges. Returns false, and changes nothing, when the badge
 * belongs to another account or cannot be edited now (M6.4).
 */
export function saveOwnBadge(
  store: Store,
  { accountId }: Caller,
  { id, changes, now, isHeld }: BadgeSave,
): boolean {
  const row = store.row<BadgeRow>(
    `SELECT badge.id, badge.badgeReference, badge.data, badge.heldUntil
     FROM badge JOIN contract ON contract.id = badge.contractId
     WHERE contract.accountId = :accountId AND badge.id = :id`,
    { accountId, id },
  );
  // An alert is no service: it waits for no synchronisation.
  if (row === undefined || !isEditable(isHeld ? row : { ...row, heldUntil: 0 }, now)) return false;
  const data = JSON.stringify({ ...(JSON.parse(row.data) as StoredBadge), ...changes });
  const heldUntil = isHeld ? now + syncSeconds : row.heldUntil;
  store.run('UPDATE badge SET data = :data, heldUntil = :heldUntil WHERE id = :id', {
    data,
    heldUntil,
    id,
  });
  return true;
}

/** Only an active badge has services (M4.1). */
function isEditable({ data, heldUntil }: BadgeRow, now: number): boolean {
  const { canUpdate, status } = JSON.parse(data) as StoredBadge;
  return canUpdate && status === 'AC' && heldUntil <= now;
}
