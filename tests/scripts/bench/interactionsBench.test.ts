import { expect, it } from 'vitest';
import { interactionsReport } from '../../../scripts/bench/interactions/interactionsReport.ts';

it('an interaction misses its target when its best visit is slower; the slowest is listed first', () => {
  const opensQuestion = { name: 'opens a question', longest: [0, 0, 40] };
  const [, first, second] = interactionsReport([
    opensQuestion,
    { name: 'opens the menu', longest: [240, 208, 264] },
  ]).lines;
  expect(first).toMatch(/opens the menu +208 +240 +264 +≤ 200 +over/);
  expect(second).toMatch(/opens a question +< 16 +< 16 +40 +≤ 200 +ok/);
  expect(interactionsReport([opensQuestion]).isWithinTarget).toBe(true);
});
