import { describe, expect, it } from 'vitest';
import { interactionsReport } from '../../../scripts/bench/interactions/interactionsReport.ts';
import { longestOf } from '../../../scripts/bench/interactions/measureInteractions.ts';

describe('the bench of interactions', () => {
  it('takes the longest event of a visit, and 0 when the browser reported none', () => {
    const events = [24, 96, 40].map((duration) => ({ type: 'click', duration }));
    expect(longestOf(events)).toBe(96);
    expect(longestOf([])).toBe(0);
  });

  it('lists the slowest interaction first, by its worst visit', () => {
    const { lines, isWithinTarget } = interactionsReport([
      { name: 'opens a question', longest: [0, 0, 0] },
      { name: 'opens the menu', longest: [40, 200, 64] },
    ]);
    expect(isWithinTarget).toBe(true);
    expect(lines[1]).toMatch(/opens the menu +200 +64 +≤ 200 +ok/);
    expect(lines[2]).toMatch(/opens a question +< 16 +< 16 +≤ 200 +ok/);
  });

  it('misses its target when one visit was slower', () => {
    const { lines, isWithinTarget } = interactionsReport([
      { name: 'opens the menu', longest: [40, 208, 64] },
    ]);
    expect(isWithinTarget).toBe(false);
    expect(lines[1]).toContain('over');
  });
});
