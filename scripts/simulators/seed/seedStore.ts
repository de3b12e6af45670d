import type { ContractDocument } from '../../contract/document.ts';
import type { Store } from '../store/database.ts';
import { contractExamples } from './contractExamples.ts';
import { commonPasswordHash } from './commonPasswordHash.ts';
import { momentOf, shiftDates } from './shiftDates.ts';
import { seedExamples } from './story/seedExamples.ts';
import { billingSince } from './town/billing.ts';
import { drivingDays } from './town/drivingDays.ts';
import { seedCompany } from './town/seedCompany.ts';
import type { SeedContext } from './town/seedHolder.ts';
import { seedOtherPeople } from './town/seedOtherPeople.ts';

export interface SeedOptions {
  /** Seconds since 1970; the seeded data ends at this moment. */
  readonly now: number;
  /** False skips the company, whose passages take a second to insert. */
  readonly withCompany: boolean;
}

/**
 * Fills a new data file with fictitious data. Throws when the contract lacks an example that is
 * needed.
 */
export function seedStore(
  store: Store,
  document: ContractDocument,
  { now, withCompany }: SeedOptions,
): void {
  const shift = shiftDates(now);
  const examples = contractExamples(document, shift);
  const passwordHash = commonPasswordHash();
  seedExamples({ store, examples, momentOf: (text) => shift(momentOf(text)), passwordHash });

  const plans = examples.answer('loadPublicData', 'nominal').subscription;
  const days = drivingDays(now);
  const billing = billingSince(days[0]?.start ?? now, now);
  const context: SeedContext = { store, now, days, billing, plans, passwordHash };
  seedOtherPeople(context);
  if (withCompany) seedCompany(context);
}
