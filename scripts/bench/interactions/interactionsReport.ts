import { median } from '../table/tableReport.ts';
import type { InteractionTimes } from './measureInteractions.ts';

export interface InteractionsReport {
  readonly lines: readonly string[];
  readonly isWithinTarget: boolean;
}

/** The longest interaction that web.dev/inp calls good, in milliseconds. */
const goodMs = 200;

/** The slowest visit and the median of the visits, the slowest interaction first. */
export function interactionsReport(times: readonly InteractionTimes[]): InteractionsReport {
  const rows = times
    .map(({ name, longest }) => ({ name, slowest: Math.max(...longest), middle: median(longest) }))
    .toSorted((one, other) => other.slowest - one.slowest);
  return {
    isWithinTarget: rows.every(({ slowest }) => slowest <= goodMs),
    lines: [
      line('', 'worst ms', 'median ms', 'target', ''),
      ...rows.map(({ name, slowest, middle }) =>
        line(
          name,
          shown(slowest),
          shown(middle),
          `≤ ${String(goodMs)}`,
          slowest <= goodMs ? 'ok' : 'over',
        ),
      ),
    ],
  };
}

/** The browser reports no event shorter than 16 ms. */
function shown(duration: number): string {
  return duration === 0 ? '< 16' : duration.toFixed(0);
}

function line(name: string, ...cells: readonly string[]): string {
  return `${name.padEnd(42)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
