import { readContract } from '../../../scripts/contract/readContract.ts';
import { seedTown } from '../../../scripts/simulators/seed/seedTown.ts';
import { openStore, type Store } from '../../../scripts/simulators/store/database.ts';
import { today } from '../support/operator.ts';

export const document = await readContract();

/** Seconds since 1970. */
export const storyNow = today / 1_000;

/** A fresh town in memory, on the day of the story unless told otherwise. */
export function openTown({ now = storyNow, withCompany = false } = {}): Store {
  return openStore(':memory:', (store) => seedTown(store, document, { now, withCompany }));
}

/** The one number that the SQL answers. */
export function numberOf(
  store: Store,
  sql: string,
  values: Readonly<Record<string, string | number>> = {},
): number {
  const [found] = Object.values(store.row<Record<string, number>>(sql, values) ?? {});
  if (found === undefined) throw new Error(`${sql} found nothing`);
  return found;
}
