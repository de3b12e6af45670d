import type { TableComparison } from './compareTables.ts';
import type { Measures } from './measurePage.ts';

export interface TableReport {
  readonly lines: readonly string[];
  readonly isWithinTargets: boolean;
}

interface Gesture {
  readonly name: string;
  readonly times: (measures: Measures) => readonly number[];
  /** How many times the plain table's time the real one may take; absent where it is only told. */
  readonly target?: number;
}

const gestures: readonly Gesture[] = [
  { name: 'first paint', times: ({ firstPaint }) => [firstPaint], target: 1.3 },
  { name: 'select all', times: ({ selectAll }) => selectAll, target: 1 },
  { name: '… to the end', times: ({ selectAllToTheEnd }) => selectAllToTheEnd },
  { name: 'one row', times: ({ oneRow }) => oneRow, target: 1.5 },
];

/** Medians in milliseconds, their ratio, and whether it is within its target. */
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
  if (low === undefined || high === undefined)
    throw new Error('There is nothing to take a median of.');
  return (low + high) / 2;
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(14)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
