import { expect, it } from 'vitest';
import { homeReport } from '../../../scripts/bench/lcp/homeReport.ts';
import { layoutShiftOf } from '../../../scripts/bench/lcp/layoutShift.ts';
import type { Paints } from '../../../scripts/bench/lcp/watchPaints.ts';

const shift = (time: number, score: number): Paints['shifts'][number] => ({
  time,
  score,
  elements: ['<p> in <main> « Trafic »'],
});

const load = (time: number, shifts: Paints['shifts'] = []): Paints => ({
  candidates: [
    { time: 100, element: '<h1>' },
    { time, element: '<p>' },
  ],
  shifts,
});

it.each<[string, Paints['shifts'], number]>([
  ['0 without a shift', [], 0],
  ['the sum of gaps below a second', [shift(0, 0.1), shift(900, 0.1), shift(1_800, 0.1)], 0.3],
  ['that of the worst window', [shift(0, 0.1), shift(1_000, 0.05), shift(3_000, 0.02)], 0.1],
  [
    'that of five seconds at most',
    Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.01)),
    0.06,
  ],
])('the layout shift of a load is %s', (_title, shifts, expected) => {
  expect(layoutShiftOf(shifts)).toBeCloseTo(expected);
});

it('the report on the home page compares the medians of the LCP, and misses targets', () => {
  const plain = [load(1_000), load(1_000), load(9_000)];
  const report = homeReport({ plain, asked: [load(1_140)], answered: [load(1_150)] });
  expect(report.isWithinTargets).toBe(true);
  expect(report.lines.join('\n')).toMatch(/asked about cookies +1140 +1140 +1140 +1\.14/);
  const moved = [load(1_000), load(1_000, [shift(2_000, 0.03)])];
  const missed = homeReport({ plain, asked: [load(1_000)], answered: moved });
  expect(missed.isWithinTargets).toBe(false);
  expect(missed.lines).toContain('moved: <p> in <main> « Trafic »');
});
