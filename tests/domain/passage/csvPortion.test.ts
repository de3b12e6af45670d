import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { safeCsv } from '../../../src/domain/passage/csvFile';
import { joinCsv, readCsvPortion } from '../../../src/domain/passage/csvPortion';
import { portionsOf } from '../../../src/domain/passage/searchPages';

const join = (texts: readonly string[]): unknown => joinCsv(texts.map(readCsvPortion));

describe('one export', () => {
  it.each([
    ['a head and records', '\uFEFFd;e\r\n1;2\r\n', { head: 'd;e', body: '1;2\r\n', rows: 1 }],
    ['a head alone', '\uFEFFd;e', { head: 'd;e', body: '', rows: 0 }],
    ['no text', '', { head: '', body: '', rows: 0 }],
  ])('is read without its byte-order mark: %s', (_title, text, portion) => {
    expect(readCsvPortion(text)).toEqual(portion);
  });
});

describe('one CSV of several exports', () => {
  it('M7.25 has one byte-order mark and one head', () => {
    expect(join(['\uFEFFDate;Montant\na;1\nb;2\n', '\uFEFFDate;Montant\nc;3\n'])).toEqual(
      E.right({ text: '\uFEFFDate;Montant\na;1\nb;2\nc;3\n', rows: 3 }),
    );
  });

  it.each([
    ['a missing last line end', ['d;e\r\n1;2', 'd;e\r\n3;4']],
    ['empty lines', ['d;e\r\n\r\n1;2\r\n\r\n', 'd;e\r\n3;4\r\n\r\n']],
  ])('keeps %s from joining or parting records', (_title, texts) => {
    expect(join(texts)).toEqual(E.right({ text: '\uFEFFd;e\r\n1;2\r\n3;4\r\n', rows: 2 }));
  });

  it('has the line end of the records, also after an export without a record', () => {
    expect(join(['d;e\r\n', 'd;e\r\n1;2\r\n'])).toEqual(
      E.right({ text: '\uFEFFd;e\r\n1;2\r\n', rows: 1 }),
    );
  });

  it('has an empty head without any export', () => {
    expect(join([])).toEqual(E.right({ text: '\uFEFF\n', rows: 0 }));
  });

  it('does not end a record inside quotes', () => {
    expect(join(['d;e\n"x\n""y""";2\n', 'd;e\n3;4\n'])).toEqual(
      E.right({ text: '\uFEFFd;e\n"x\n""y""";2\n3;4\n', rows: 2 }),
    );
  });

  it('starts no formula', () => {
    expect(join(['d;e\n=1;2\n', 'd;e\n@b;-3,20\n'])).toEqual(
      E.right({ text: "\uFEFFd;e\n'=1;2\n'@b;-3,20\n", rows: 2 }),
    );
  });

  it('fails when the columns differ', () => {
    expect(join(['d;e\n1;2\n', 'e;d\n3;4\n'])).toEqual(E.left({ kind: 'csv/other-columns' }));
  });
});

const cell = fc
  .string({ unit: fc.constantFrom(...'=+-@";a1,. \n'), maxLength: 8 })
  .map((value) => `"${value.replaceAll('"', '""')}"`);
const row = fc.array(cell, { minLength: 2, maxLength: 4 }).map((cells) => cells.join(';'));

test.prop([
  row,
  fc.array(row, { minLength: 1, maxLength: 30 }),
  fc.integer({ min: 1, max: 10 }),
  fc.constantFrom('\n', '\r\n'),
])('portions of any size join to the export of all', (head, rows, size, lineEnd) => {
  const write = (records: readonly string[]): string =>
    [head, ...records].map((record) => record + lineEnd).join('');
  const texts = portionsOf([...rows.keys()], size).map((indices) =>
    write(indices.map((index) => rows[index] ?? '')),
  );
  expect(join(texts)).toEqual(E.right({ text: safeCsv(write(rows)), rows: rows.length }));
});
