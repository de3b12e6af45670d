import { describe, expect, it } from 'vitest';
import { layoutShiftOf, type Shift } from '../../../scripts/bench/pages/layoutShift.ts';
import { toLoad, type Load } from '../../../scripts/bench/pages/loadPage.ts';
import type { PageMeasures, Round } from '../../../scripts/bench/pages/measurePages.ts';
import { pagesReport } from '../../../scripts/bench/pages/pagesReport.ts';

const progress = { firstPaint: 900, heading: 850, data: 2_000, press: 2_500, shifts: [] };
const transfers = [
  { start: 0, bytes: 10_000, isScript: false },
  { start: 600, bytes: 40_000, isScript: true },
  { start: 2_600, bytes: 7_000, isScript: true },
];
const load = (changed: Partial<Load> = {}): Load => ({
  ...toLoad(progress, transfers),
  ...changed,
});

it('a load: nothing is seen before the first paint, and what follows data and answer is not counted', () => {
  expect(load()).toEqual({
    ...{ firstPaint: 900, heading: 900, data: 2_000, press: 2_500, shift: 0 },
    ...{ requests: 2, kB: 50, scriptsKB: 40 },
  });
  expect(() => toLoad({ ...progress, data: null }, [])).toThrow('no data');
});

it('what the answer to a press moves is no shift of the load, however late it comes', () => {
  const shifts = [
    { time: 1_000, score: 0.01 },
    { time: 2_300, score: 0.5 },
  ];
  expect(toLoad({ ...progress, shifts }, []).shift).toBe(0.01);
  expect(toLoad({ ...progress, press: null, shifts }, []).shift).toBe(0.5);
});

const shift = (time: number, score: number): Shift => ({ time, score });

it.each<[string, readonly Shift[], number]>([
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

describe('the limits of the bench of pages', () => {
  const second = load({ data: 1_000 });
  const visits = (changed: Partial<Load>) => ({ first: load(changed), second });
  const measures = (rounds: readonly Partial<Round>[], isPrivate = false): PageMeasures => ({
    page: {
      ...{ address: '/faq', isPrivate, isPrerendered: !isPrivate, data: { selector: 'h1' } },
      press: { control: { selector: 'a' }, answer: { selector: 'b' } },
    },
    rounds: rounds.map((round) => ({ plain: load(), site: visits({}), before: null, ...round })),
  });
  const exceeded = (changed: Partial<Load>, isPrivate?: boolean, isCompared = true) =>
    pagesReport([
      measures([{ site: visits(changed), before: isCompared ? visits({}) : null }], isPrivate),
    ]).exceeded.map((text) => /: (.*?) [\d.]+, /.exec(text)?.[1]);

  it.each<readonly [Partial<Load>, 'public' | 'private', readonly string[]]>([
    [{}, 'public', []],
    [{ firstPaint: 940 }, 'public', []],
    [{ firstPaint: 950 }, 'private', ['paint']],
    [{ firstPaint: 1_040 }, 'private', ['paint (plain)', 'paint']],
    [{ heading: 950 }, 'public', ['heading']],
    [{ heading: 9_000 }, 'private', []],
    [{ data: 2_500, press: 3_000 }, 'public', []],
    [{ data: 2_510, press: 3_010 }, 'public', ['data', 'press']],
    [{ data: 2_800, press: 3_300 }, 'private', []],
    [{ data: 2_810, press: 3_310 }, 'private', ['data', 'press']],
    [{ scriptsKB: 66 }, 'public', ['kB of scripts']],
    [{ requests: 46 }, 'public', ['requests']],
    [{ shift: 0.03 }, 'public', ['layout shift']],
    [{ data: 1_400 }, 'public', ['second visit']],
  ])('%o of a %s page exceeds %j', (changed, kind, expected) => {
    expect(exceeded(changed, kind === 'private')).toEqual(expected);
  });

  it('beside a plain page alone, only paint and heading are compared', () => {
    expect(exceeded({ data: 9_000, press: 9_000, scriptsKB: 900 }, false, false)).toEqual([]);
    expect(exceeded({ firstPaint: 1_040 }, false, false)).toEqual(['paint (plain)']);
  });

  it('are those of the medians', () => {
    const rounds = [1_000, 2_000, 9_000].map((data) => ({ site: visits({ data }) }));
    const { lines, exceeded: none } = pagesReport([measures(rounds)]);
    expect(none).toEqual([]);
    expect(lines.find((text) => text.includes('  site'))).toMatch(/site +900 +900 +2000 +2500 /);
  });
});
