import { expect, it } from 'vitest';
import { readOldPlan } from '../../../src/adapters/browser/storage/readOldPlan';

const keptAs = (planCode: unknown): object => ({
  keptAt: 12,
  draft: { choice: { customerType: 'individual', planCode }, terms: { areAccepted: true } },
});

it.each([
  ['04', 'tunnelPass'],
  ['07', 'tunnelPassPlus'],
  ['05', 'specialOffer'],
  ['tunnelPass', 'tunnelPass'],
  ['', ''],
  ['10', '10'],
  [7, 7],
])('the stored plan %j is read as %j, and the rest is unchanged', (old, planCode) => {
  expect(readOldPlan(keptAs(old))).toEqual(keptAs(planCode));
});

it.each([null, 'achat', 4, {}, { draft: null }, { draft: { choice: '04' } }, []])(
  '%j has no plan, and is unchanged',
  (kept) => {
    expect(readOldPlan(kept)).toBe(kept);
  },
);
