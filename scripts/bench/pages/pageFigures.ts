import { median } from '../table/tableReport.ts';
import type { Content } from './benchedPages.ts';
import type { Load } from './Load.ts';
import type { PageMeasures, Round } from './measurePages.ts';

/** The figures of a page that have a target, and null where the page has no such figure. */
export interface Figures {
  /** Largest paint, as ratio to the plain page. */
  readonly largestPaint: number;
  /** Heading and first text, as ratio to the plain page. */
  readonly heading: number | null;
  /** Complete, as ratio to the plain page. */
  readonly complete: number;
  /** The second visit as ratio to the first: of the data, or of the largest paint where there are none. */
  readonly second: number;
  /** The highest CLS of all loads of the site. */
  readonly shift: number;
  /** Requests in a row. */
  readonly chain: number;
}

export type Figure = keyof Figures;

type Targets = { readonly [Name in Figure]?: number };

/** No chain is longer than: page → entry and page code together → data. */
const everywhere: Targets = { second: 0.6, shift: 0.02, chain: 3 };

/** The highest allowed figures. */
export const targets: Readonly<Record<Content, Targets>> = {
  fixed: { ...everywhere, largestPaint: 1.15 },
  published: { ...everywhere, heading: 1.3, complete: 2.2 },
  private: { ...everywhere, complete: 2.2 },
};

export interface Verdict {
  readonly figure: Figure;
  readonly value: number;
  readonly target: number;
  /** Value by target; above 1: missed. */
  readonly share: number;
}

/** The median of a time in the loads of a kind; null when one of them never reached it. */
export function medianOf(
  { rounds }: Pick<PageMeasures, 'rounds'>,
  kind: keyof Round,
  time: (load: Load) => number | null,
): number | null {
  const times = rounds.map((round) => time(round[kind])).filter((one) => one !== null);
  return times.length < rounds.length ? null : median(times);
}

export function figuresOf(measures: PageMeasures): Figures {
  const ratio = (
    over: keyof Round,
    under: keyof Round,
    time: (load: Load) => number | null,
  ): number | null => {
    const [one, other] = [medianOf(measures, over, time), medianOf(measures, under, time)];
    return one === null || other === null ? null : one / other;
  };
  const largest = (load: Load): number => load.largestPaint;
  const complete = (load: Load): number => load.complete;
  const decisive = measures.page.content === 'fixed' ? largest : complete;
  const loads = measures.rounds.flatMap(({ first, second }) => [first, second]);
  return {
    largestPaint: ratio('first', 'plain', largest) ?? NaN,
    heading: ratio('first', 'plain', ({ heading }) => heading),
    complete: ratio('first', 'plain', complete) ?? NaN,
    second: ratio('second', 'first', decisive) ?? NaN,
    shift: Math.max(...loads.map(({ shift }) => shift)),
    chain: measures.chain.length,
  };
}

/** The figures of a page that have a target, the worst first. */
export function verdictsOf(measures: PageMeasures): readonly Verdict[] {
  const figures = figuresOf(measures);
  return Object.entries(targets[measures.page.content])
    .flatMap(([name, target]): Verdict[] => {
      const figure = name as Figure;
      const value = figures[figure];
      return value === null ? [] : [{ figure, value, target, share: value / target }];
    })
    .toSorted((one, other) => other.share - one.share);
}
