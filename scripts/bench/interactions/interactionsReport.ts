import { median } from '../table/tableReport.ts';
import type { InteractionTimes } from './measureInteractions.ts';

export interface InteractionsReport {
  readonly lines: readonly string[];
  readonly isWithinTarget: boolean;
}

/** The longest interaction that web.dev/inp calls good, in milliseconds. */
const goodMs = 200;

/**
 * The quickest visit, the median and the slowest one, the slowest interaction first. The quickest one is held
 * to the limit: other work on the machine only adds time.
 */
export function interactionsReport(times: readonly InteractionTimes[]): InteractionsReport {
  const rows = times
    .map(({ name, longest }) => ({
      name,
      quickest: Math.min(...longest),
      middle: median(longest),
      slowest: Math.max(...longest),
    }))
    .toSorted((one, other) => other.quickest - one.quickest);
  return {
    isWithinTarget: rows.every(({ quickest }) => quickest <= goodMs),
    lines: [
      line('', 'best ms', 'median ms', 'worst ms', 'target', ''),
      ...rows.map(({ name, quickest, middle, slowest }) =>
        line(
          name,
          shown(quickest),
          shown(middle),
          shown(slowest),
          `≤ ${String(goodMs)}`,
          quickest <= goodMs ? 'ok' : 'over',
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
