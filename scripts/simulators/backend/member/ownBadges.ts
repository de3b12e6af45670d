import type { Badge } from '../../../../generated/api.ts';
import type { Store } from '../../store/database.ts';
import type { Caller } from '../../world/Caller.ts';
import { syncSeconds } from './synchronisation.ts';

/** What a badge keeps as JSON, in the wire's shape: its flag is the one from before any synchronisation. */
export type KeptBadge = Omit<Badge, 'id' | 'badgeReference'>;

interface BadgeRow {
  readonly id: number;
  readonly badgeReference: string;
  readonly data: string;
  readonly heldUntil: number;
}

/** The badges of a contract: those not handed out yet in front, then in the order in which they were made. */
export function badgesOfContract(store: Store, contractId: number, now: number): readonly Badge[] {
  return store
    .rows<BadgeRow>(
      `SELECT id, badgeReference, data, heldUntil FROM badge WHERE contractId = :contractId
       ORDER BY data ->> 'deliveryDate' IS NOT NULL, id`,
      { contractId },
    )
    .map((row) => ({
      ...(JSON.parse(row.data) as KeptBadge),
      id: row.id,
      badgeReference: row.badgeReference,
      canUpdate: isEditable(row, now),
    }));
}

interface BadgeSave {
  readonly id: number;
  readonly changes: Partial<KeptBadge>;
  readonly now: number;
  /** Whether the badge is then held for the synchronisation: for its services it is, for its alert it is not (M4.3). */
  readonly isHeld: boolean;
}

/**
 * Writes what changed in one of the caller's badges. False, and nothing written, when the badge is not the caller's or
 * cannot be edited now (M6.4).
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
  if (row === undefined || !isEditable(row, now)) return false;
  const data = JSON.stringify({ ...(JSON.parse(row.data) as KeptBadge), ...changes });
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
  const { canUpdate, status } = JSON.parse(data) as KeptBadge;
  return canUpdate && status === 'AC' && heldUntil <= now;
}
