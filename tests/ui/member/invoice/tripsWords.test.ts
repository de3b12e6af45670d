// @vitest-environment node
import { expect, it } from 'vitest';
import { tripsWords } from '../../../../src/ui/member/invoice/tripsWords';
import { day } from '../../../support/basis/day';

it.each([
  ['2026-10-01', '2026-10-31', "Trajets d'octobre 2026"],
  ['2026-08-01', '2026-08-31', "Trajets d'août 2026"],
  ['2026-03-01', '2026-03-31', 'Trajets de mars 2026'],
  ['2026-07-01', '2026-09-30', 'Trajets de juillet à septembre 2026'],
  ['2026-04-01', '2026-06-30', "Trajets d'avril à juin 2026"],
  ['2025-11-01', '2026-01-31', 'Trajets de novembre 2025 à janvier 2026'],
])('%s to %s: %s', (from, to, words) => {
  expect(tripsWords({ from: day(from), to: day(to) })).toBe(words);
});
