import { median } from '../table/tableReport.ts';
import type { ComparedPage } from './comparedPages.ts';
import type { Load } from './loadPage.ts';
import type { PageMeasures, Round } from './measurePages.ts';

export interface PagesReport {
  readonly lines: readonly string[];
  /** One line for each limit that is exceeded. */
  readonly exceeded: readonly string[];
}

type LoadOf = (round: Round) => Load | null;

const plain: LoadOf = (round) => round.plain;
const first: LoadOf = ({ site }) => site.first;
const second: LoadOf = ({ site }) => site.second;
const before: LoadOf = ({ before: visits }) => visits?.first ?? null;

const columns: readonly (readonly [name: string, value: (load: Load) => number | null])[] = [
  ['paint', ({ firstPaint }) => firstPaint],
  ['heading', ({ heading }) => heading],
  ['data', ({ data }) => data],
  ['press', ({ press }) => press],
  ['CLS', ({ shift }) => shift],
  ['requests', ({ requests }) => requests],
  ['kB', ({ kB }) => kB],
  ['scripts', ({ scriptsKB }) => scriptsKB],
];

/** Milliseconds by which data and the answer to a press may come later than in the other build. */
const later = (isPrivate: boolean): number => (isPrivate ? 800 : 500);

interface Limit {
  readonly name: string;
  readonly load: LoadOf;
  readonly figure: (load: Load) => number | null;
  /** Without such a load there is no limit. */
  readonly beside: LoadOf;
  readonly most: (reference: number, laterMs: number) => number;
  /** Which pages have the limit; every page without it. */
  readonly only?: (page: ComparedPage) => boolean;
}

const paint = ({ firstPaint }: Load): number => firstPaint;
const heading = ({ heading: time }: Load): number => time;
const data = ({ data: time }: Load): number => time;
const times = (factor: number) => (reference: number) => reference * factor;
const always = (limit: number) => () => limit;

const limits: readonly Limit[] = [
  { name: 'paint (plain)', load: first, figure: paint, beside: plain, most: times(1.15) },
  {
    ...{ name: 'heading (plain)', load: first, figure: heading, beside: plain },
    ...{ most: times(1.3), only: ({ isPrerendered }) => isPrerendered },
  },
  { name: 'paint', load: first, figure: paint, beside: before, most: times(1.05) },
  {
    ...{ name: 'heading', load: first, figure: heading, beside: before },
    ...{ most: times(1.05), only: ({ isPrivate }) => !isPrivate },
  },
  {
    ...{ name: 'data', load: first, figure: data, beside: before },
    most: (reference, laterMs) => reference + laterMs,
  },
  {
    ...{ name: 'press', load: first, figure: ({ press }) => press, beside: before },
    most: (reference, laterMs) => reference + laterMs,
  },
  {
    ...{ name: 'kB of scripts', load: first, figure: ({ scriptsKB }) => scriptsKB, beside: before },
    most: (reference) => reference + 25,
  },
  {
    ...{ name: 'requests', load: first, figure: ({ requests }) => requests, beside: first },
    most: always(45),
  },
  { name: 'second visit', load: second, figure: data, beside: first, most: times(0.7) },
  {
    ...{ name: 'layout shift', load: first, figure: ({ shift }) => shift, beside: first },
    most: always(0.02),
  },
  {
    ...{ name: 'second layout shift', load: second, figure: ({ shift }) => shift, beside: first },
    most: always(0.02),
  },
];

/**
 * Medians of each page, and the limits that they exceed. Beside a plain page: first paint 1.15 times, heading
 * of a prerendered page 1.3 times as late. Beside another build: both 1.05 times; data and press 0.5 s later,
 * 0.8 s in the private areas; 25 kB more of scripts. Always: 45 requests, second visit in 0.7 of the time of
 * the first, layout shift 0.02.
 */
export function pagesReport(all: readonly PageMeasures[]): PagesReport {
  return {
    lines: [line('', ...columns.map(([name]) => name)), ...all.flatMap(rowsOf)],
    exceeded: all.flatMap(exceededBy),
  };
}

function rowsOf(measures: PageMeasures): readonly string[] {
  const row = (name: string, load: LoadOf): string =>
    line(
      name,
      ...columns.map(([column, value]) => {
        const figure = medianOf(measures, load, value);
        return figure?.toFixed(column === 'CLS' ? 3 : 0) ?? '–';
      }),
    );
  const isCompared = measures.rounds.some((round) => round.before !== null);
  return [
    `${measures.page.address} (${String(measures.rounds.length)} loads)`,
    row('  plain', plain),
    ...(isCompared ? [row('  before', before)] : []),
    row('  site', first),
    row('  second visit', second),
  ];
}

function exceededBy(measures: PageMeasures): readonly string[] {
  const { address, isPrivate } = measures.page;
  return limits.flatMap(({ name, load, figure, beside, most, only }) => {
    if (only?.(measures.page) === false) return [];
    const value = medianOf(measures, load, figure);
    const reference = medianOf(measures, beside, figure);
    if (value === null || reference === null) return [];
    const limit = most(reference, later(isPrivate));
    return value > limit ? [`${address}: ${name} ${shown(value)}, limit ${shown(limit)}`] : [];
  });
}

/** The median of a figure; null when there is no load of this kind, or one without the figure. */
function medianOf(
  { rounds }: PageMeasures,
  load: LoadOf,
  value: (one: Load) => number | null,
): number | null {
  const figures = rounds.flatMap((round) => {
    const one = load(round);
    const figure = one && value(one);
    return figure === null ? [] : [figure];
  });
  return figures.length < rounds.length ? null : median(figures);
}

function shown(value: number): string {
  return value.toFixed(value < 1 ? 3 : 0);
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(42)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}
