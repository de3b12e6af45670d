import { describe, expect, it } from 'vitest';
import type { Content } from '../../../scripts/bench/pages/benchedPages.ts';
import { toLoad, type Load } from '../../../scripts/bench/pages/Load.ts';
import type { PageMeasures, Round } from '../../../scripts/bench/pages/measurePages.ts';
import { figuresOf, verdictsOf } from '../../../scripts/bench/pages/pageFigures.ts';
import type { Progress } from '../../../scripts/bench/pages/watchLoad.ts';

const progress: Progress = {
  firstPaint: 900,
  heading: 850,
  complete: 2_000,
  field: 950,
  longTasks: [60, 150],
};

const paints = {
  candidates: [
    { time: 900, element: '<h1>' },
    { time: 1_200, element: '<p>' },
  ],
  shifts: [{ time: 1_000, score: 0.01, elements: [] }],
};

const transfers = [
  { start: 0, bytes: 10_000 },
  { start: 600, bytes: 40_000 },
  { start: 2_100, bytes: 7_000 },
];

const load = (times: Partial<Load> = {}): Load => ({
  ...toLoad(progress, paints, transfers),
  ...times,
});

const measures = (
  rounds: readonly Partial<Round>[],
  content: Content = 'published',
): PageMeasures => ({
  page: { address: '/faq', content, data: { selector: 'h1' } },
  rounds: rounds.map((round) => ({ plain: load(), first: load(), second: load(), ...round })),
  chain: [['/faq'], ['/a.js'], ['/api']],
});

it('a measured load: nothing is seen before the first paint, and later requests do not count', () => {
  expect(load()).toMatchObject({
    ...{ firstPaint: 900, largestPaint: 1_200, heading: 900, field: 950, complete: 2_000 },
    ...{ requests: 2, bytes: 50_000 },
    ...{ longTasks: 2, blocked: 110, shift: 0.01 },
  });
  expect(() => toLoad({ ...progress, complete: null }, paints, [])).toThrow('not complete');
});

describe('the figures of a page', () => {
  it('are ratios of the medians', () => {
    const rounds = [1_000, 2_000, 9_000].map((complete) => ({ first: load({ complete }) }));
    expect(figuresOf(measures(rounds)).complete).toBe(1);
  });

  it('compare the second visit by its data, or by its largest paint where there are none', () => {
    const rounds = [{ second: load({ complete: 1_000, largestPaint: 900 }) }];
    expect(figuresOf(measures(rounds, 'published')).second).toBe(0.5);
    expect(figuresOf(measures(rounds, 'private')).second).toBe(0.5);
    expect(figuresOf(measures(rounds, 'fixed')).second).toBe(0.75);
  });
});

describe('the targets', () => {
  const good = { second: load({ complete: 1_000, largestPaint: 600 }) };
  const missed = (round: Partial<Round>, content: Content): readonly string[] =>
    verdictsOf(measures([{ ...good, ...round }], content))
      .filter(({ share }) => share > 1)
      .map(({ figure }) => figure);

  it.each<readonly [Content, Partial<Load>, readonly string[]]>([
    ['fixed', { largestPaint: 1_380 }, []],
    ['fixed', { largestPaint: 1_400 }, ['largestPaint']],
    ['fixed', { complete: 9_000 }, []],
    ['published', { heading: 1_170, complete: 4_400 }, []],
    ['published', { heading: 1_180 }, ['heading']],
    ['published', { complete: 4_500 }, ['complete']],
    ['private', { heading: 9_000, complete: 4_400 }, []],
    ['private', { complete: 4_500 }, ['complete']],
    ['private', { shift: 0.03 }, ['shift']],
  ])('of a %s page with %o: missed %j', (content, times, expected) => {
    expect(missed({ first: load(times) }, content)).toEqual(expected);
  });

  it('allow a second visit 0.6 of the first, and three requests in a row', () => {
    expect(missed({ second: load({ complete: 1_300 }) }, 'published')).toEqual(['second']);
    const long = { ...measures([good]), chain: [['/'], ['/a.js'], ['/b.js'], ['/api']] };
    expect(verdictsOf(long)[0]).toEqual({ figure: 'chain', value: 4, target: 3, share: 4 / 3 });
  });
});
