import type { Load } from './Load.ts';
import type { PageMeasures, Round } from './measurePages.ts';
import {
  figuresOf,
  medianOf,
  targets,
  verdictsOf,
  type Figure,
  type Verdict,
} from './pageFigures.ts';

export interface PagesReport {
  readonly lines: readonly string[];
  readonly isWithinTargets: boolean;
}

const names: Readonly<Record<Figure, string>> = {
  largestPaint: 'LCP',
  heading: 'heading',
  complete: 'data',
  second: '2nd visit',
  shift: 'CLS',
  chain: 'in a row',
};

/** Decimal places. */
const digits = (figure: Figure): number => (figure === 'shift' ? 3 : figure === 'chain' ? 0 : 2);

interface Column {
  readonly name: string;
  readonly kind: keyof Round;
  readonly value: (load: Load) => number | null;
}

/** Figures without a target: medians in milliseconds, counts and kB. */
const measuredColumns: readonly Column[] = [
  { name: 'plain', kind: 'plain', value: ({ complete }) => complete },
  { name: 'FCP', kind: 'first', value: ({ firstPaint }) => firstPaint },
  { name: 'LCP', kind: 'first', value: ({ largestPaint }) => largestPaint },
  { name: 'heading', kind: 'first', value: ({ heading }) => heading },
  { name: 'data', kind: 'first', value: ({ complete }) => complete },
  { name: 'field', kind: 'first', value: ({ field }) => field },
  { name: 'tasks', kind: 'first', value: ({ longTasks }) => longTasks },
  { name: 'blocked', kind: 'first', value: ({ blocked }) => blocked },
  { name: 'requests', kind: 'first', value: ({ requests }) => requests },
  { name: 'kB', kind: 'first', value: ({ bytes }) => bytes / 1_000 },
  { name: '2nd data', kind: 'second', value: ({ complete }) => complete },
  { name: '2nd req.', kind: 'second', value: ({ requests }) => requests },
  { name: '2nd kB', kind: 'second', value: ({ bytes }) => bytes / 1_000 },
];

/** The five pages furthest over a target, then all of them, the worst first. */
export function pagesReport(all: readonly PageMeasures[]): PagesReport {
  const rows = all
    .map((measures) => ({ measures, verdicts: verdictsOf(measures) }))
    .toSorted((one, other) => worstShare(other.verdicts) - worstShare(one.verdicts));
  const isWithinTargets = rows.every(({ verdicts }) => worstShare(verdicts) <= 1);
  return {
    isWithinTargets,
    lines: [
      'The worst five',
      '',
      ...rows.slice(0, 5).map(({ measures, verdicts }) => worst(measures, verdicts)),
      '',
      'Beside the target of each page: ratios to the plain page, second visit as ratio to the first',
      '',
      line('', Object.values(names), 15),
      ...rows.map(({ measures }) => judged(measures)),
      '',
      'Milliseconds, requests and kB until the page is complete',
      '',
      line(
        '',
        measuredColumns.map(({ name }) => name),
        9,
      ),
      ...rows.map(({ measures }) => measured(measures)),
    ],
  };
}

function worstShare(verdicts: readonly Verdict[]): number {
  return verdicts[0]?.share ?? 0;
}

function worst({ page }: PageMeasures, verdicts: readonly Verdict[]): string {
  const missed = verdicts.filter(({ share }) => share > 1);
  const words = missed.map(
    ({ figure, value, target }) =>
      `${names[figure]} ${value.toFixed(digits(figure))} (target ${String(target)})`,
  );
  return line(page.address, []) + (words.length > 0 ? words.join(', ') : 'ok');
}

function judged(measures: PageMeasures): string {
  const figures = figuresOf(measures);
  const allowed = targets[measures.page.content];
  const cells = (Object.keys(names) as Figure[]).map((figure) => {
    const [value, target] = [figures[figure], allowed[figure]];
    if (value === null) return '–';
    const text = value.toFixed(digits(figure));
    if (target === undefined) return `${text}     `;
    return `${text} ${value > target ? 'over' : 'ok  '}`;
  });
  return line(measures.page.address, cells, 15);
}

function measured(measures: PageMeasures): string {
  const cells = measuredColumns.map(
    ({ kind, value }) => medianOf(measures, kind, value)?.toFixed(0) ?? '–',
  );
  return line(measures.page.address, cells, 9);
}

function line(name: string, cells: readonly string[], width = 0): string {
  return `${name.padEnd(42)}${cells.map((cell) => cell.padStart(width)).join('')}`;
}
