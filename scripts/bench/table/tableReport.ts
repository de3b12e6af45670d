import type { TableComparison } from './compareTables.ts';
import type { Measures } from './measurePage.ts';

export interface TableReport {
  readonly lines: readonly string[];
  readonly isWithinTargets: boolean;
}

interface Gesture {
  readonly name: string;
  readonly times: (measures: Measures) => readonly number[];
  /** Maximum ratio of the real time to the time of the plain table; absent when it is only reported. */
  readonly target?: number;
}

const gestures: readonly Gesture[] = [
  { name: 'rows, seen', times: ({ firstPaint }) => [firstPaint], target: 1 },
  { name: 'rows, done', times: ({ allRows }) => [allRows] },
  { name: 'select all, seen', times: ({ selectAll }) => selectAll, target: 1 },
  { name: 'select all, done', times: ({ selectAllToTheEnd }) => selectAllToTheEnd },
  { name: 'one row', times: ({ oneRow }) => oneRow, target: 1.5 },
];

/** Definitions of the measured times. The site paints and checks the visible rows before the others. */
const explanations = [
  'rows, seen        from the arrival of the answer until the rows of the window are painted',
  'rows, done        from the same arrival until all rows are painted, also outside the window',
  'select all, seen  from the click until the visible rows are painted as checked',
  'select all, done  from the same click until all rows are checked, also outside the window',
  'one row           from the click on a checkbox until it is painted as checked',
];

/** Medians in milliseconds, their ratios, and whether these are within their targets. */
export function tableReport({ real, plain }: TableComparison): TableReport {
  const rows = gestures.map(({ name, times, target }) => {
    const ours = median(real.flatMap(times));
    const theirs = median(plain.flatMap(times));
    const ratio = ours / theirs;
    return { name, ours, theirs, ratio, target, isGood: target === undefined || ratio <= target };
  });
  return {
    lines: [
      line('', 'site ms', 'plain ms', 'ratio', 'target', ''),
      ...rows.map(({ name, ours, theirs, ratio, target, isGood }) =>
        line(
          name,
          ours.toFixed(0),
          theirs.toFixed(0),
          ratio.toFixed(2),
          target === undefined ? '' : `≤ ${target.toFixed(1)}`,
          isGood ? 'ok' : 'TOO SLOW',
        ),
      ),
      '',
      ...explanations,
    ],
    isWithinTargets: rows.every(({ isGood }) => isGood),
  };
}

/** The middle value, or the mean of the two middle ones. Throws on an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  if (low === undefined || high === undefined) throw new Error('The list for the median is empty.');
  return (low + high) / 2;
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
