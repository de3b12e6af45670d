import * as E from 'fp-ts/Either';
import { cellsOf, safeCsv } from './csvFile';

/** The text of one export of the server (M7.23), safe for a spreadsheet (M7.25). */
export interface CsvPortion {
  /** The first record, without its line end. */
  readonly head: string;
  /** The other records, each with a line end. */
  readonly body: string;
  /** How many records the body has; empty lines do not count. */
  readonly rows: number;
}

export interface JoinedCsv {
  /** With one byte-order mark and one head (M7.25). */
  readonly text: string;
  readonly rows: number;
}

export interface OtherColumns {
  readonly kind: 'csv/other-columns';
}

/** Reads one export: its cells are made safe, all line ends become `\r\n` or `\n`, as in its head. */
export function readCsvPortion(text: string): CsvPortion {
  const safe = safeCsv(text).slice(1);
  const [first = '', ...others] = recordsOf(safe);
  const lineEnd = first.endsWith('\r\n') ? '\r\n' : '\n';
  const rows = others.map(withoutLineEnd).filter((record) => record !== '');
  return {
    head: withoutLineEnd(first),
    body: rows.map((record) => record + lineEnd).join(''),
    rows: rows.length,
  };
}

/**
 * One CSV file of several exports, in their order, with the head of the first. Fails when the columns of the
 * exports differ: cells would be below a wrong head.
 */
export function joinCsv(portions: readonly CsvPortion[]): E.Either<OtherColumns, JoinedCsv> {
  const head = portions[0]?.head ?? '';
  if (portions.some((portion) => portion.head !== head)) {
    return E.left({ kind: 'csv/other-columns' });
  }
  const lineEnd = portions.some(({ body }) => body.endsWith('\r\n')) ? '\r\n' : '\n';
  return E.right({
    text: safeCsv([head, lineEnd, ...portions.map(({ body }) => body)].join('')),
    rows: portions.reduce((count, { rows }) => count + rows, 0),
  });
}

/** The records, each with its line end: a line end inside quotes ends no record. */
function recordsOf(body: string): readonly string[] {
  const records: string[] = [];
  let start = 0;
  for (const { 0: cell, index } of body.matchAll(cellsOf(body))) {
    const end = index + cell.length;
    if (!/[\r\n]$/.test(cell) && end < body.length) continue;
    records.push(body.slice(start, end));
    start = end;
  }
  return records;
}

function withoutLineEnd(record: string): string {
  return record.replace(/(?:\r\n|\r|\n)$/, '');
}
