import { rules } from './rules.ts';
import { plural } from './texts.ts';
import type { Cause, Summary } from './summary.ts';
import { wrapText, type TableLayout } from './wrapText.ts';

const maxCauses = 5;
const namedOperations = 4;
const namedPlaces = 3;

/** The last lines of a report: what to fix first, and what was checked. */
export function tableSummary(
  summary: Summary,
  layout: TableLayout,
): readonly (readonly string[])[] {
  const { causes, counts, sentence } = summary;
  const { width, paint } = layout;
  const isDrift = causes.length > 0;
  const colour = isDrift ? 'red' : counts.checked === 0 || counts.partly > 0 ? 'yellow' : 'green';
  return [
    ...(isDrift ? [[paint('bold', 'What to fix first')]] : []),
    ...causes.slice(0, maxCauses).map((cause, index) => describeCause(cause, index + 1, layout)),
    ...(causes.length > maxCauses
      ? [[`   … and ${plural(causes.length - maxCauses, 'more cause')}, above.`]]
      : []),
    wrapText(sentence, width).map((line) => paint(['bold', colour], line)),
  ];
}

function describeCause(
  cause: Cause,
  number: number,
  { width, paint }: TableLayout,
): readonly string[] {
  const { title, rule, message, help, places, operations, inferredFrom } = cause;
  const indent = '   ';
  const [first = '', ...rest] = wrapText(`${title}: ${message}`, width, indent);
  const titleOnly = first.trimStart();
  const colour = rules[rule].level === 'error' ? 'red' : 'yellow';
  const what = titleOnly.startsWith(title)
    ? `${paint(colour, title)}${titleOnly.slice(title.length)}`
    : paint(colour, titleOnly);
  const inferred =
    inferredFrom === null ? '' : ` Or correct the contract, inferred here from ${inferredFrom}.`;
  const lines = places.slice(0, namedPlaces).map(({ file, line }) => `${file}:${line}`);
  const where = [...lines, ...more(places.length - namedPlaces, 'place')].join(', ');
  const names = operations.slice(0, namedOperations);
  const whose = [...names, ...more(operations.length - namedOperations, 'operation')].join(', ');
  return [
    `${number}. ${what}`,
    ...rest,
    ...wrapText(`→ ${help}${inferred}`, width, indent),
    ...wrapText(`${where} · ${whose}`, width, indent).map((line) => paint('dim', line)),
  ];
}

function more(count: number, noun: string): readonly string[] {
  return count > 0 ? [plural(count, `more ${noun}`)] : [];
}
