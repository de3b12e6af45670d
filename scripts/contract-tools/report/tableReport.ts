import { styleText } from 'node:util';
import type { OperationReport, Report } from './Report.ts';
import { groupBy } from './groupBy.ts';
import { plural, mapTexts, printable } from './texts.ts';
import { summarise, type Cause, type Summary } from './summary.ts';
import { tableCoverage } from './tableCoverage.ts';
import { tableFindings } from './tableFindings.ts';
import { lengthOf, wrapParts, wrapText, type Paint, type Layout } from './wrapText.ts';
import { rules } from './Finding.ts';

export interface TableOptions {
  /** Columns of the terminal. */
  readonly width?: number;
  readonly colour: boolean;
  /** Lists which answers were seen. */
  readonly coverage?: boolean;
}

/** Per text: a field name of the server could be a megabyte long. */
const maxLength = 600;
/** From this many on, conforming operations are listed in one paragraph, not one per line. */
const listedUpTo = 10;
const minWidth = 40;

/** The report for people: findings, what could not be checked, and last what to fix first. */
export function tableReport(
  report: Report,
  { width = 100, colour, coverage = false }: TableOptions,
): string {
  const paint: Paint = (format, text) =>
    colour ? styleText(format, text, { validateStream: false }) : text;
  const noun = report.counts === 'examples' ? 'example' : 'call';
  const layout: Layout = { width: Math.max(minWidth, width), paint, noun };
  const shown = mapTexts(report, clip);
  const blocks =
    shown.trouble === null
      ? checkedBlocks(shown, layout, coverage)
      : troubleBlocks(shown.trouble, layout);
  const lines = [heading(shown, layout), ...blocks].filter((block) => block.length > 0);
  return `${lines.map((block) => block.join('\n')).join('\n\n')}\n`;
}

type Block = readonly string[];

function heading(
  { title, subject, contractVersion, milliseconds, seed }: Report,
  { width, paint }: Layout,
): Block {
  const facts = [
    subject,
    `contract ${contractVersion}`,
    `${(milliseconds / 1000).toFixed(1)} s`,
    ...(seed === null ? [] : [`--seed ${seed}`]),
  ];
  const [first = '', ...rest] = wrapParts([title, ...facts], ' · ', width);
  return [`${paint('bold', title)}${first.slice(title.length)}`, ...rest];
}

function troubleBlocks(trouble: string, layout: Layout): readonly Block[] {
  const advice = 'Nothing was checked. Fix this error, then run again.';
  return [marked(layout.paint('red', '✗'), trouble, layout), wrapText(advice, layout.width)];
}

/** A text behind a mark. */
function marked(mark: string, text: string, { width }: Layout): Block {
  const [first = '', ...rest] = wrapText(text, width, '  ');
  return [`${mark} ${first.trimStart()}`, ...rest];
}

function checkedBlocks(report: Report, layout: Layout, isWholeCoverage: boolean): readonly Block[] {
  const of = (verdict: string): readonly OperationReport[] =>
    report.operations.filter((operation) => operation.verdict === verdict);
  return [
    ...of('drifts').map((operation) => operationBlock(operation, layout)),
    ...of('partly').map((operation) => operationBlock(operation, layout)),
    knownBlock(report, layout),
    ...uncheckedBlocks(of('unchecked'), layout),
    conformingBlock(of('conforms'), layout),
    ...(report.coverage === null ? [] : [tableCoverage(report.coverage, isWholeCoverage, layout)]),
    (report.remarks ?? []).flatMap((remark) => wrapText(remark, layout.width)),
    ...tableSummary(summarise(report), layout),
  ];
}

function knownBlock({ operations }: Report, { width, paint }: Layout): Block {
  const known = operations.flatMap((one) => one.known ?? []);
  if (known.length === 0) return [];
  const lines = known
    .slice(0, listedUpTo)
    .flatMap(({ operationId, message, reason }) =>
      wrapText(`${operationId}: ${message} ${reason}`, width, '  '),
    );
  const more = known.length - listedUpTo;
  return [
    `${paint('dim', '○')} ${plural(known.length, 'known finding')}`,
    ...lines.map((line) => paint('dim', line)),
    ...(more > 0 ? [`  … and ${more} more.`] : []),
  ];
}

function conformingBlock(operations: readonly OperationReport[], layout: Layout): Block {
  const mark = layout.paint('green', '✓');
  if (operations.length > listedUpTo) {
    const names = operations.map(({ operationId }) => operationId);
    const title = `${mark} ${operations.length} operations conform to the contract`;
    return [title, ...dimNames(names, layout)];
  }
  const idWidth = Math.max(...operations.map(({ operationId }) => lengthOf(operationId)));
  const callWidth = Math.max(...operations.map((operation) => lengthOf(callOf(operation))));
  return operations.map((operation) => {
    const id = operation.operationId.padEnd(idWidth);
    const made = plural(operation.calls.length, layout.noun);
    const whole = `${id}  ${callOf(operation).padEnd(callWidth)}  ${made}`;
    const isFitting = idWidth + callWidth + 16 <= layout.width;
    return `${mark} ${isFitting ? whole : `${id}  ${made}`}`;
  });
}

/** Grouped by reason: a run without `--write` leaves out about thirty operations for one reason. */
function uncheckedBlocks(operations: readonly OperationReport[], layout: Layout): readonly Block[] {
  return groupBy(operations, ({ notes }) => notes.join(' ')).map((group) => {
    const names = group.map(({ operationId }) => operationId);
    const [only, ...others] = names;
    const isAlone = others.length === 0;
    const who = isAlone ? `${only ?? ''} is` : `${names.length} operations are`;
    const reason = group[0].notes.join(' ') || 'no reason was given.';
    const told = marked(layout.paint('dim', '○'), `${who} not checked: ${reason}`, layout);
    return isAlone ? told : [...told, ...dimNames(names, layout)];
  });
}

function dimNames(names: readonly string[], { width, paint }: Layout): readonly string[] {
  const parts = names.map((name, index) => (index < names.length - 1 ? `${name},` : name));
  return wrapParts(parts, ' ', width, '  ').map((line) => paint('dim', line));
}

function operationBlock(operation: OperationReport, layout: Layout): Block {
  const { operationId, verdict, calls, notes } = operation;
  const { width, paint, noun } = layout;
  const mark = verdict === 'drifts' ? paint('red', '✗') : paint('yellow', '◐');
  const facts = [callOf(operation), plural(calls.length, noun)];
  const [first = '', ...rest] = wrapParts([operationId, ...facts], '  ', width - 2);
  return [
    `${mark} ${paint('bold', operationId)}${first.slice(operationId.length)}`,
    ...rest.map((line) => `  ${line}`),
    ...tableFindings(operation, layout),
    ...notes.flatMap((note) => hanging('Not checked: ', note, layout)),
  ];
}

function hanging(label: string, text: string, { width, paint }: Layout): readonly string[] {
  const [first = '', ...rest] = wrapText(`${label}${text}`, width, '  ');
  return [first.replace(label, paint('yellow', label)), ...rest];
}

function callOf({ method, path }: OperationReport): string {
  return `${method.toUpperCase()} ${path}`;
}

function clip(text: string): string {
  const start = printable(text.slice(0, maxLength));
  return text.length > maxLength ? `${start}…` : start;
}

const maxCauses = 5;
const namedOperations = 4;
const namedPlaces = 3;

function tableSummary(summary: Summary, layout: Layout): readonly (readonly string[])[] {
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

function describeCause(cause: Cause, number: number, { width, paint }: Layout): readonly string[] {
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
