import { describe, expect, it } from 'vitest';
import type { BenchedPage, Content } from '../../../scripts/bench/pages/benchedPages.ts';
import { toLoad, type Load } from '../../../scripts/bench/pages/Load.ts';
import type { PageMeasures, Round } from '../../../scripts/bench/pages/measurePages.ts';
import { figuresOf, verdictsOf } from '../../../scripts/bench/pages/pageFigures.ts';
import { pagesReport } from '../../../scripts/bench/pages/pagesReport.ts';
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

const page = (content: Content, address = '/faq'): BenchedPage => ({
  address,
  content,
  data: { selector: 'h1' },
});

const measures = (
  rounds: readonly Partial<Round>[],
  content: Content = 'published',
  address?: string,
): PageMeasures => ({
  page: page(content, address),
  rounds: rounds.map((round) => ({ plain: load(), first: load(), second: load(), ...round })),
  chain: [['/faq'], ['/a.js'], ['/api']],
});

describe('a measured load', () => {
  it('has its largest paint, and nothing is seen before the first paint', () => {
    expect(load()).toMatchObject({
      firstPaint: 900,
      largestPaint: 1_200,
      heading: 900,
      field: 950,
      complete: 2_000,
    });
  });

  it('counts the requests that were sent before the page was complete', () => {
    expect(load()).toMatchObject({ requests: 2, bytes: 50_000 });
  });

  it('is blocked by the part of its long tasks above 50 ms', () => {
    expect(load()).toMatchObject({ longTasks: 2, blocked: 110, shift: 0.01 });
  });

  it('cannot be read without a paint, or before the page is complete', () => {
    expect(() => toLoad(progress, { ...paints, candidates: [] }, [])).toThrow('no paint');
    expect(() => toLoad({ ...progress, complete: null }, paints, [])).toThrow('not complete');
  });
});

describe('the figures of a page', () => {
  it('are ratios of the medians', () => {
    const rounds = [1_000, 2_000, 9_000].map((complete) => ({ first: load({ complete }) }));
    expect(figuresOf(measures(rounds)).complete).toBe(1);
  });

  it('have no heading when a load did not show one', () => {
    const rounds = [{}, { first: load({ heading: null }) }, {}];
    expect(figuresOf(measures(rounds)).heading).toBeNull();
    expect(verdictsOf(measures(rounds)).map(({ figure }) => figure)).not.toContain('heading');
  });

  it('compare the second visit by its data, or by its largest paint where there are none', () => {
    const rounds = [{ second: load({ complete: 1_000, largestPaint: 900 }) }];
    expect(figuresOf(measures(rounds, 'published')).second).toBe(0.5);
    expect(figuresOf(measures(rounds, 'private')).second).toBe(0.5);
    expect(figuresOf(measures(rounds, 'fixed')).second).toBe(0.75);
  });

  it('have the highest shift of all loads of the site', () => {
    const rounds = [{ first: load({ shift: 0.03 }) }, { plain: load({ shift: 0.5 }) }];
    expect(figuresOf(measures(rounds)).shift).toBe(0.03);
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

describe('the report on the pages', () => {
  const second = load({ complete: 1_000 });
  const pageAt = (address: string, complete: number): PageMeasures =>
    measures([{ first: load({ complete }), second }], 'published', address);
  const addresses = ['/a', '/b', '/c', '/d', '/e', '/f'];

  it('lists the five pages first that miss their targets most', () => {
    const all = addresses.map((address, index) => pageAt(address, 5_000 + 1_000 * index));
    const { lines, isWithinTargets } = pagesReport(all);
    expect(isWithinTargets).toBe(false);
    const worst = lines.slice(2, 7).map((text) => text.split(' ')[0]);
    expect(worst).toEqual(['/f', '/e', '/d', '/c', '/b']);
    expect(lines[2]).toContain('data 5.00 (target 2.2)');
  });

  it('marks each figure with a target', () => {
    const { lines, isWithinTargets } = pagesReport([pageAt('/a', 2_000)]);
    expect(isWithinTargets).toBe(true);
    const judged = lines.filter((text) => text.startsWith('/a'))[1];
    expect(judged).toMatch(/1\.00 +1\.00 ok +1\.00 ok +0\.50 ok +0\.010 ok +3 ok/);
    expect(pagesReport([pageAt('/a', 5_000)]).lines.join('\n')).toContain('2.50 over');
  });
});
