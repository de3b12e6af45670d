import type { Store } from '../../store/database.ts';

export type PassageRow = Readonly<{
  /** Null for the next free id. */
  id: number | null;
  contractId: number;
  badgeId: number;
  at: number;
  direction: string;
  lane: string;
  cents: number;
}>;

export function insertPassage(store: Store, passage: PassageRow): void {
  store.run(
    `INSERT INTO passage (id, contractId, badgeId, at, direction, lane, cents)
     VALUES (:id, :contractId, :badgeId, :at, :direction, :lane, :cents)`,
    passage,
  );
}
