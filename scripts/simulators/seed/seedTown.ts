import type { ContractDocument } from '../../contract/document.ts';
import type { Store } from '../store/database.ts';
import { contractExamples } from './contractExamples.ts';
import { commonPasswordHash } from './commonPasswordHash.ts';
import { momentOf, shiftDates } from './shiftDates.ts';
import { seedStory } from './story/seedStory.ts';
import { billingSince } from './town/billing.ts';
import { drivingDays } from './town/drivingDays.ts';
import { seedCompany } from './town/seedCompany.ts';
import type { Town } from './town/seedHolder.ts';
import { seedTownspeople } from './town/seedTownspeople.ts';

export interface SeedOptions {
  /** Seconds since 1970: the story ends here. */
  readonly now: number;
  /** Without the company, whose passages take a second to write. */
  readonly withCompany: boolean;
}

/** Fills a new file with one made-up town. Throws when the contract lacks an example that the story is told with. */
export function seedTown(
  store: Store,
  document: ContractDocument,
  { now, withCompany }: SeedOptions,
): void {
  const shift = shiftDates(now);
  const examples = contractExamples(document, shift);
  const passwordHash = commonPasswordHash();
  seedStory({ store, examples, momentOf: (text) => shift(momentOf(text)), passwordHash });

  const plans = examples.answer('loadPublicData', 'nominal').subscription;
  const days = drivingDays(now);
  const billing = billingSince(days[0]?.start ?? now, now);
  const town: Town = { store, now, days, billing, plans, passwordHash };
  seedTownspeople(town);
  if (withCompany) seedCompany(town);
}
