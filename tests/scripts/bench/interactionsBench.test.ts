import { expect, it } from 'vitest';
import { interactionsReport } from '../../../scripts/bench/interactions/interactionsReport.ts';

it('an interaction misses its target when its worst visit is slower; the slowest is listed first', () => {
  const opensQuestion = { name: 'opens a question', longest: [0, 0, 0] };
  const [, first, second] = interactionsReport([
    opensQuestion,
    { name: 'opens the menu', longest: [40, 208, 64] },
  ]).lines;
  expect(first).toMatch(/opens the menu +208 +64 +≤ 200 +over/);
  expect(second).toMatch(/opens a question +< 16 +< 16 +≤ 200 +ok/);
  expect(interactionsReport([opensQuestion]).isWithinTarget).toBe(true);
});
