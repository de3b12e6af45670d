import type { Plan } from '../../../../generated/api.ts';
import { toEuros } from '../../rules/money.ts';
import { atParis } from '../../rules/parisTime.ts';
import type { Store } from '../../store/database.ts';
import {
  insertAmendment,
  insertBadge,
  insertContract,
  type ContractOwner,
} from '../rows/insertContract.ts';
import { insertPassage } from '../rows/insertPassage.ts';
import { bill, drivenCents, type Billing } from './billing.ts';
import { drives, type Drive } from './drives.ts';
import type { Day } from './drivingDays.ts';
import type { Holder, Vehicle } from './Holder.ts';
import { madeUpBadge } from './madeUpBadge.ts';
import { madeUpContract } from './madeUpContract.ts';

export interface Town {
  readonly store: Store;
  readonly now: number;
  /** The 18 months that passages are kept for. */
  readonly days: readonly Day[];
  readonly billing: Billing;
  readonly plans: readonly Plan[];
  readonly passwordHash: string;
}

/** Writes a contract, its badges, what they drove, and what was billed and amended. */
export function seedHolder(town: Town, holder: Holder, owner: ContractOwner): void {
  const { store, now, days, billing } = town;
  const { contractId, vehicles, firstBadgeId } = holder;
  const plan = town.plans.find(({ code }) => code === holder.planCode);
  if (plan === undefined) throw new Error(`The contract has no plan ${holder.planCode}.`);
  const created = atParis(now)
    .startOf('day')
    .minus({ months: holder.monthsAgo })
    .set({ hour: 9, minute: 30 });
  const createdAt = created.toUnixInteger();
  const deliveredAt = created.plus({ days: 4, hours: 2 }).toUnixInteger();

  insertContract(store, madeUpContract(holder, plan, createdAt), owner);
  insertAmendment(store, contractId, {
    creationDate: { timestamp: createdAt },
    title: 'Création du contrat',
    detail: null,
  });
  const driven: (Drive & { readonly badgeId: number })[] = [];
  vehicles.forEach((vehicle, index) => {
    const badgeId = firstBadgeId + index;
    const badge = madeUpBadge(badgeId, vehicle, deliveredAt);
    insertBadge(store, contractId, badge);
    const endedAt = recordEnd(town, contractId, vehicle, badge.badgeReference);
    const { route, passages: count, worksAtNight = false } = vehicle;
    const owned = days.filter(({ start }) => start < endedAt);
    for (const drive of drives(owned, { seed: badgeId, route, count, worksAtNight })) {
      driven.push({ ...drive, badgeId });
    }
  });
  driven.sort((one, other) => one.at - other.at);
  for (const drive of driven) insertPassage(store, { ...drive, id: null, contractId });

  bill(store, contractId, billing);
  store.run(
    `UPDATE contract SET data = json_set(data, '$.outstandingValue', :euros) WHERE id = :contractId`,
    { contractId, euros: toEuros(drivenCents(store, contractId, billing.billedUntil, now)) },
  );
}

const ends = {
  RS: { title: 'Badge restitué', detail: 'rendu en consigne' },
  EC: { title: 'Badge échangé', detail: 'échangé' },
  LN: { title: 'Badge mis en opposition', detail: 'déclaré perdu' },
} as const;

/** Answers the first moment, in seconds, at which the badge no longer drives: the midnight before it ended. */
function recordEnd(
  { store, now }: Town,
  contractId: number,
  { ended }: Vehicle,
  badgeReference: string,
): number {
  if (ended === undefined) return now;
  const day = atParis(now).startOf('day').minus({ days: ended.daysAgo });
  const { title, detail } = ends[ended.status];
  insertAmendment(store, contractId, {
    creationDate: { timestamp: day.set({ hour: 10, minute: 15 }).toUnixInteger() },
    title,
    detail: `Badge ${badgeReference} ${detail}`,
  });
  return day.toUnixInteger();
}
