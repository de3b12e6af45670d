import { layoutShiftOf } from '../lcp/layoutShift.ts';
import { median } from '../table/tableReport.ts';
import type { Load, PageMeasures } from './measurePages.ts';

/**
 * One line per address, the slowest first: largest paint in milliseconds, its ratio to the plain page of the
 * same run, the time of the last part, layout shift, and number of requests.
 */
export function pagesReport(measures: readonly PageMeasures[]): readonly string[] {
  const rows = measures
    .map(({ page, plain, site }) => {
      const paint = median(site.map(largestPaint));
      return {
        address: page.address,
        paint,
        ratio: paint / median(plain.map(largestPaint)),
        complete: median(site.map((one) => one.complete)),
        shift: Math.max(...site.map(({ shifts }) => layoutShiftOf(shifts))),
        requests: median(site.map((one) => one.requests)),
      };
    })
    .toSorted((one, other) => other.ratio - one.ratio);
  return [
    line('address', ['LCP ms', 'ratio', 'last part', 'CLS', 'requests']),
    ...rows.map(({ address, paint, ratio, complete, shift, requests }) =>
      line(address, [
        paint.toFixed(0),
        ratio.toFixed(2),
        complete.toFixed(0),
        shift.toFixed(3),
        requests.toFixed(0),
      ]),
    ),
  ];
}

function largestPaint({ candidates }: Load): number {
  const last = candidates.at(-1);
  if (!last) throw new Error('The page reported no paint.');
  return last.time;
}

function line(name: string, cells: readonly string[]): string {
  return `${name.padEnd(42)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
