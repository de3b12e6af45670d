import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { safeCsv } from '../../../src/domain/passage/csvFile';

const mark = '\uFEFF';

describe('M7.25 the export has one byte-order mark', () => {
  it.each(['Date;Badge\r\n', `${mark}Date;Badge\r\n`, `${mark}${mark}Date;Badge\r\n`])(
    'whether the server sent one or not: %j',
    (text) => {
      expect(safeCsv(text)).toBe(`${mark}Date;Badge\r\n`);
    },
  );

  it('and keeps those inside the text', () => {
    expect(safeCsv(`a;${mark}b`)).toBe(`${mark}a;${mark}b`);
  });

  it('even if it is empty', () => {
    expect(safeCsv('')).toBe(mark);
  });
});

describe('no cell of the export starts a formula', () => {
  it.each([
    ['a;=1+1;b', "a;'=1+1;b"],
    ['=1+1;b', "'=1+1;b"],
    [`${mark}=1+1;b`, "'=1+1;b"],
    ['a;+cmd', "a;'+cmd"],
    ['a;-cmd', "a;'-cmd"],
    ['a;@SUM(A1)', "a;'@SUM(A1)"],
    ['a;\t=1', "a;'\t=1"],
    ['a;"=1;2"', 'a;"\'=1;2"'],
    ['a;"=HYPERLINK(""x"")"', 'a;"\'=HYPERLINK(""x"")"'],
    ['a;""=1', 'a;"\'"=1'],
    ['a;"\r=1"', 'a;"\'\r=1"'],
    ['a;"=1', 'a;"\'=1'],
    ['a;b\n=1;c', "a;b\n'=1;c"],
    ['a;b\r\n=1;c', "a;b\r\n'=1;c"],
    ['a;b\r=1;c', "a;b\r'=1;c"],
    ['a;"x\n=1;y"\n=2;c', 'a;"x\n=1;y"\n\'=2;c'],
    ['a;-', "a;'-"],
    ['a;=1;=2', "a;'=1;'=2"],
  ])('%j becomes %j', (text, expected) => {
    expect(safeCsv(text)).toBe(mark + expected);
  });

  it.each([
    'a;-3,20;+4;12',
    'a;-47.60',
    'a;"-3,20"',
    'a;-1 234,50',
    'a;-1\u202F234\u202F567,50',
    'a;-12\u00A0345',
    'a;;;',
    "a;'=1",
    'a; =1',
    'a;b=1;c-d;e@example.fr',
    'a;"x ""=1"" y";"z;=1"',
    'a;b\n\nc;d\n',
    'Sens;Voie\r\n"Carénage - Prado";Voie 3\r\n',
  ])('%j is not changed', (text) => {
    expect(safeCsv(text)).toBe(mark + text);
  });

  it.each([
    ['a;-1,2,3', "a;'-1,2,3"],
    ['a;-1 23', "a;'-1 23"],
    ['a;-1 2345', "a;'-1 2345"],
    ['a;-1234 567', "a;'-1234 567"],
    ['a;-3,', "a;'-3,"],
    ['a;--3', "a;'--3"],
    ['a;-3+cmd', "a;'-3+cmd"],
    ['a;=3', "a;'=3"],
    ['a;"-3"+cmd', 'a;"\'-3"+cmd'],
  ])('a text that only resembles a number is not a number: %j', (text, expected) => {
    expect(safeCsv(text)).toBe(mark + expected);
  });

  it.each([
    ['the first line has no semicolon', 'a,b\n=1,-2', "a,b\n'=1,-2"],
    ['a semicolon further down does not count', 'a,b\nc;d,=1', "a,b\nc;d,'=1"],
    ['nor one inside quotes', '"a;b",c\n1,=1', '"a;b",c\n1,\'=1'],
    ['a comma beside semicolons is a decimal comma', 'a;b,=c', 'a;b,=c'],
    ['a semicolon after a longer word', 'Date;b,=c', 'Date;b,=c'],
    ['a line ended by a line feed', 'a,=1\nb,c', "a,'=1\nb,c"],
    ['quotes around doubled quotes and a comma', 'a,"x""yz,=1"', 'a,"x""yz,=1"'],
    ['a quote that is not closed', 'a,"=1', 'a,"\'=1'],
    ['quotes around both', '"a,b",\'c,"=1"', '"a,b",\'c,"\'=1"'],
    ['one column', '=1', "'=1"],
    ['a first line ended by a carriage return', 'a,b\rc;d,=1', "a,b\rc;d,'=1"],
  ])('cells are separated by commas or semicolons: %s', (_title, text, expected) => {
    expect(safeCsv(text)).toBe(mark + expected);
  });

  const text = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n";,\'a1 '), maxLength: 40 });

  test.prop([text])('applying it twice gives the same text', (raw) => {
    expect(safeCsv(safeCsv(raw))).toBe(safeCsv(raw));
  });

  test.prop([text])('only apostrophes are added', (raw) => {
    const added = safeCsv(raw).slice(1);
    expect(added.replaceAll("'", '')).toBe(raw.replaceAll("'", ''));
  });

  const cell = fc.string({ unit: fc.constantFrom(...'=+-@\t";a1,. \n'), maxLength: 8 });
  test.prop([fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })])(
    'every quoted cell is kept, and is not a formula',
    (rows) => {
      const quote = (value: string): string => `"${value.replaceAll('"', '""')}"`;
      const write = (values: string[][]): string =>
        values.map((row) => row.map(quote).join(';')).join('\r\n');
      const harmless = (value: string): string =>
        /^[=+\-@\t]/.test(value) && !/^[+-]?\d+([.,]\d+)?$/.test(value) ? `'${value}` : value;
      expect(safeCsv(write(rows))).toBe(mark + write(rows.map((row) => row.map(harmless))));
    },
  );

  it('an export of thousands of passages is kept completely', () => {
    const row = '21/11/2026 07:40;"64010827";"Carénage - Prado";Voie 3;3,20\r\n';
    const text = row.repeat(7_500);
    expect(safeCsv(text) === mark + text).toBe(true);
  });
});
