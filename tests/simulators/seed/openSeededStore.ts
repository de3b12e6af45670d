import { readContract } from '../../../scripts/contract/readContract.ts';
import { seedStore } from '../../../scripts/simulators/seed/seedStore.ts';
import { openStore, type Store } from '../../../scripts/simulators/store/database.ts';
import { today } from '../support/operator.ts';

export const document = await readContract();

/** Seconds since 1970. */
export const examplesNow = today / 1_000;

/** A new in-memory store with the seeded data; by default at the date of the examples. */
export function openSeededStore({ now = examplesNow, withCompany = false } = {}): Store {
  return openStore(':memory:', (store) => seedStore(store, document, { now, withCompany }));
}

/** The only value of the only row of a query. */
export function numberOf(
  store: Store,
  sql: string,
  values: Readonly<Record<string, string | number>> = {},
): number {
  const [found] = Object.values(store.row<Record<string, number>>(sql, values) ?? {});
  if (found === undefined) throw new Error(`${sql} found nothing`);
  return found;
}
