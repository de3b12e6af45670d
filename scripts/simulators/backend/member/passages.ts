import type { Passage } from '../../../../generated/api.ts';
import { toEuros } from '../../rules/money.ts';
import type { Store } from '../../store/database.ts';
import type { Caller } from '../../world/Caller.ts';

export interface PassageRow {
  readonly id: number;
  /** Seconds since 1970. */
  readonly at: number;
  readonly badgeReference: string;
  readonly badgeName: string | null;
  readonly direction: string;
  readonly lane: string;
  readonly cents: number;
}

/**
 * Passages of an account, or of one of its badges, between two moments in seconds, both included.
 */
export interface PassageSearch {
  readonly accountId: number;
  readonly badgeReference: string | null;
  readonly from: number;
  readonly to: number;
}

export interface PassageCount {
  readonly total: number;
  /** Seconds; null when nothing was found. */
  readonly oldest: number | null;
  readonly newest: number | null;
}

// CROSS JOIN fixes the order of the tables, so that SQLite counts and sorts with one index only:
// that of the contracts or that of the badge.
const ofContracts = `
  FROM contract
  CROSS JOIN passage ON passage.contractId = contract.id
  WHERE contract.accountId = :accountId AND passage.at BETWEEN :from AND :to`;
const ofBadge = `
  FROM badge
  CROSS JOIN contract ON contract.id = badge.contractId
  CROSS JOIN passage ON passage.badgeId = badge.id
  WHERE badge.badgeReference = :badgeReference
    AND contract.accountId = :accountId AND passage.at BETWEEN :from AND :to`;

const columns = `passage.id, passage.at, badge.badgeReference, badge.data ->> 'name' AS badgeName,
  passage.direction, passage.lane, passage.cents`;

/** How many passages a search finds, and their first and last moment. */
export function countPassages(store: Store, search: PassageSearch): PassageCount {
  const { sql, values } = found(search);
  const counted = store.row<PassageCount>(
    `SELECT count(*) AS total, min(passage.at) AS oldest, max(passage.at) AS newest ${sql}`,
    values,
  );
  return counted ?? { total: 0, oldest: null, newest: null };
}

/** At most `count` passages of a search, newest first, after skipping the first `skipped`. */
export function findPassages(
  store: Store,
  search: PassageSearch,
  { count, skipped }: { readonly count: number; readonly skipped: number },
): readonly PassageRow[] {
  const { sql, values } = found(search);
  return store.rows<PassageRow>(
    `WITH page AS (
       SELECT passage.id ${sql} ORDER BY passage.at DESC, passage.id DESC LIMIT :count OFFSET :skipped
     )
     SELECT ${columns}
     FROM page JOIN passage ON passage.id = page.id JOIN badge ON badge.id = passage.badgeId
     ORDER BY passage.at DESC, passage.id DESC`,
    { ...values, count, skipped },
  );
}

/** Those of the given passages that belong to the caller, newest first (M2.26). */
export function chosenPassages(
  store: Store,
  { accountId }: Caller,
  ids: readonly number[],
): readonly PassageRow[] {
  return store.rows<PassageRow>(
    `SELECT ${columns}
     FROM json_each(:ids) AS chosen
     CROSS JOIN passage ON passage.id = chosen.value
     JOIN badge ON badge.id = passage.badgeId
     JOIN contract ON contract.id = badge.contractId
     WHERE contract.accountId = :accountId
     ORDER BY passage.at DESC, passage.id DESC`,
    { accountId, ids: JSON.stringify(ids) },
  );
}

/** A passage in the contract's shape (M3.10). */
export function toPassage(row: PassageRow): Passage {
  return {
    id: row.id,
    creationDate: { timestamp: row.at },
    badgeReference: row.badgeReference,
    trafficDirection: row.direction,
    way: row.lane,
    amount: toEuros(row.cents),
  };
}

function found({ badgeReference, ...search }: PassageSearch): {
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
} {
  return badgeReference === null
    ? { sql: ofContracts, values: search }
    : { sql: ofBadge, values: { ...search, badgeReference } };
}
