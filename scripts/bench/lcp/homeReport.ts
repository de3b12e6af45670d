import { median } from '../table/tableReport.ts';
import type { HomeMeasures } from './measureHome.ts';
import { layoutShiftOf } from './layoutShift.ts';
import type { Paints } from './watchPaints.ts';

export interface HomeReport {
  readonly lines: readonly string[];
  readonly isWithinTargets: boolean;
}

/** Maximum ratio of the LCP to the LCP of the plain page, and maximum CLS of each load. */
export const targets = { ratio: 1.15, shift: 0.02 } as const;

const visits = [
  ['plain', 'plain page'],
  ['asked', 'site, asked about cookies'],
  ['answered', 'site, answered before'],
] as const;

/** Medians of the LCP with their ratio to the plain page, the highest CLS, and the elements that moved. */
export function homeReport(measures: HomeMeasures): HomeReport {
  const plain = median(measures.plain.map(largestPaint));
  const rows = visits.map(([kind, name]) => {
    const times = measures[kind].map(largestPaint);
    const ratio = median(times) / plain;
    const shift = Math.max(...measures[kind].map(({ shifts }) => layoutShiftOf(shifts)));
    return { name, times, ratio, shift, isGood: ratio <= targets.ratio && shift <= targets.shift };
  });
  const loads: readonly Paints[] = visits.flatMap(([kind]) => measures[kind]);
  const largest = new Set(loads.flatMap(({ candidates }) => candidates.at(-1)?.element ?? []));
  const moved = new Set(loads.flatMap(({ shifts }) => shifts.flatMap(({ elements }) => elements)));
  return {
    lines: [
      line('', 'LCP ms', 'fastest', 'slowest', 'ratio', 'CLS', ''),
      ...rows.map(({ name, times, ratio, shift, isGood }) =>
        line(
          name,
          median(times).toFixed(0),
          Math.min(...times).toFixed(0),
          Math.max(...times).toFixed(0),
          ratio.toFixed(2),
          shift.toFixed(3),
          isGood ? 'ok' : 'MISSED',
        ),
      ),
      '',
      `targets: ratio ≤ ${targets.ratio}, CLS ≤ ${targets.shift}`,
      ...[...largest].map((element) => `largest: ${element}`),
      ...[...moved].map((element) => `moved: ${element}`),
    ],
    isWithinTargets: rows.every(({ isGood }) => isGood),
  };
}

function largestPaint({ candidates }: Paints): number {
  const last = candidates.at(-1);
  if (!last) throw new Error('The page reported no paint.');
  return last.time;
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(28)}${cells.map((cell) => cell.padStart(9)).join('')}`;
}
