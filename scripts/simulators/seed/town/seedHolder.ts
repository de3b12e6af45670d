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
import { generateBadge } from './generateBadge.ts';
import { generateContract } from './generateContract.ts';

export interface SeedContext {
  readonly store: Store;
  readonly now: number;
  /** The 18 months for which passages are shown. */
  readonly days: readonly Day[];
  readonly billing: Billing;
  readonly plans: readonly Plan[];
  readonly passwordHash: string;
}

/** Inserts a contract with its badges, passages, invoices and amendments. */
export function seedHolder(context: SeedContext, holder: Holder, owner: ContractOwner): void {
  const { store, now, days, billing } = context;
  const { contractId, vehicles, firstBadgeId } = holder;
  const plan = context.plans.find(({ code }) => code === holder.planCode);
  if (plan === undefined) throw new Error(`The contract has no plan ${holder.planCode}.`);
  const created = atParis(now)
    .startOf('day')
    .minus({ months: holder.monthsAgo })
    .set({ hour: 9, minute: 30 });
  const createdAt = created.toUnixInteger();
  const deliveredAt = created.plus({ days: 4, hours: 2 }).toUnixInteger();

  insertContract(store, generateContract(holder, plan, createdAt), owner);
  insertAmendment(store, contractId, {
    creationDate: { timestamp: createdAt },
    title: 'Création du contrat',
    detail: null,
  });
  const driven: (Drive & { readonly badgeId: number })[] = [];
  vehicles.forEach((vehicle, index) => {
    const badgeId = firstBadgeId + index;
    const badge = generateBadge(badgeId, vehicle, deliveredAt);
    insertBadge(store, contractId, badge);
    const endedAt = recordEnd(context, contractId, vehicle, badge.badgeReference);
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

/**
 * Records the end of a badge's use. Returns the first moment, in seconds, without passages: the
 * midnight before it.
 */
function recordEnd(
  { store, now }: SeedContext,
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
