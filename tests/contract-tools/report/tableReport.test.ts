import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { tableReport } from '../../../scripts/contract-tools/report/tableReport.ts';
import {
  aCall,
  aDrifting,
  aFullReport,
  anOperation,
  anUnchecked,
  aReport,
  reportWith,
} from './builders.ts';

const plain = { colour: false } as const;

describe('The table', () => {
  it('shows a finding below its operation: rule, message, place in the answer, line of the contract', () => {
    const operation = aDrifting('listBadges', [{ times: 12 }]);
    expect(tableReport(reportWith(operation), plain)).toContain(
      [
        '✗ listBadges  GET /api/private/user/data/badges  1 call',
        '  Required field missing · schema/missing',
        '    `serialNumber` is missing. `serial_number` came instead.',
        '    /value/badges/0/serialNumber × 12 · openapi/schemas/Badge.yaml:14',
      ].join('\n'),
    );
  });

  it('shows the same finding of several calls once, with these calls', () => {
    const calls = ['valid', 'without token', 'without body/email'].map((name) => aCall({ name }));
    const inTwo = aDrifting('one', [{}, { call: 'without token' }], { calls });
    const inAll = aDrifting(
      'two',
      calls.map(({ name }) => ({ call: name })),
      { calls },
    );
    const inAnother = aDrifting('three', [{ call: 'without token' }], { calls });
    const told = tableReport(reportWith(inTwo, inAll, inAnother), plain);
    expect(told).toContain('· in « valid » and 1 more call · openapi/schemas/Badge.yaml:14');
    expect(told).toContain('· in every call · openapi/schemas/Badge.yaml:14');
    expect(told).toContain('· in « without token » · openapi/schemas/Badge.yaml:14');
    expect(told.match(/`serialNumber` is missing/g)).toHaveLength(4);
  });

  it('shows where the contract is inferred', () => {
    const operation = aDrifting('listBadges', [{ inferredFrom: 'the other answers' }]);
    const told = tableReport(reportWith(operation), { ...plain, width: 200 });
    expect(told).toContain('    The contract is inferred here: the other answers\n');
    expect(told).toContain('Or correct the contract, inferred here from the other answers.');
  });

  it('ends with up to five causes: what to do, where and in which operations', () => {
    const findings = [1, 2, 3, 4, 5, 6, 7].map((line) => ({ line }));
    const told = tableReport(
      reportWith(aDrifting('one', findings), aDrifting('two', [{ line: 3 }])),
      plain,
    );
    expect(told.slice(told.indexOf('What to fix first'))).toBe(
      [
        ['What to fix first'],
        ...[3, 1, 2, 4, 5].map((line, index) => [
          `${index + 1}. Required field missing: \`serialNumber\` is missing. \`serial_number\` came instead.`,
          '   → Send the field under the name of the contract, null where it allows null.',
          `   openapi/schemas/Badge.yaml:${line} · ${line === 3 ? 'one, two' : 'one'}`,
        ]),
        ['   … and 2 more causes, above.'],
        ['8 findings in 2 of 2 operations checked: 7 causes.\n'],
      ]
        .map((lines) => lines.join('\n'))
        .join('\n\n'),
    );
  });

  it('shows the first places and operations of a merged cause, and counts the others', () => {
    const operations = [1, 2, 3, 4, 5, 6].map((line) =>
      aDrifting(`operation${line}`, [{ rule: 'content-type/other', pointer: null, line }]),
    );
    expect(tableReport(reportWith(...operations), { ...plain, width: 200 })).toContain(
      '   openapi/schemas/Badge.yaml:1, openapi/schemas/Badge.yaml:2, openapi/schemas/Badge.yaml:3, 3 more places · operation1, operation2, operation3, operation4, 2 more operations',
    );
  });

  it('shows a conforming operation in one line, and many of them by name', () => {
    const named = (count: number) =>
      Array.from({ length: count }, (_, index) => anOperation({ operationId: `ask${index}` }));
    const few = tableReport(aReport({ operations: named(10) }), plain);
    expect(few).toContain('✓ ask3  GET /api/private/user/data/badges  1 call\n');
    const many = tableReport(aReport({ operations: named(11) }), plain);
    expect(many).toContain('✓ 11 operations conform to the contract\n  ask0, ask1,');
    expect(many).toContain('No drift in 11 operations checked.');
  });

  it('groups unchecked operations by their reason', () => {
    const operations = [
      anUnchecked('savePassword', 'it writes: add --write.'),
      anUnchecked('deleteAccount', 'it is irreversible.'),
      anUnchecked('saveBankDetails', 'it writes: add --write.'),
      anOperation({
        operationId: 'readInvoice',
        verdict: 'partly',
        notes: ['The file was empty.'],
      }),
    ];
    const told = tableReport(reportWith(...operations), plain);
    expect(told).toContain(
      '○ 2 operations are not checked: it writes: add --write.\n  savePassword, saveBankDetails\n',
    );
    expect(told).toContain('○ deleteAccount is not checked: it is irreversible.\n');
    expect(told).toContain('◐ readInvoice');
    expect(told).toContain('  Not checked: The file was empty.\n');
    expect(told).toContain('No drift in 1 operation checked; 1 partly checked, 3 not checked.');
  });

  it('shows only the error of a failed run, and what to do', () => {
    const trouble = 'No server answers at http://127.0.0.1:4020: start it.';
    const told = tableReport({ ...aFullReport(), trouble }, plain);
    expect(told).toBe(
      [
        'Contract drift · http://127.0.0.1:4020 · contract 4.0.4 · 3.2 s',
        `✗ ${trouble}`,
        'Nothing was checked. Fix this error, then run again.\n',
      ].join('\n\n'),
    );
  });

  it.each([40, 60, 80, 120])('is at most %i columns wide, except for longer words', (width) => {
    const lines = tableReport(aFullReport(), { ...plain, width }).split('\n');
    const long = lines.filter((line) => line.length > width);
    const isWord = (line: string) => line.split(' ').some((word) => word.length > width - 12);
    expect(long.filter((line) => !isWord(line))).toEqual([]);
  });

  it('has the same text with and without colour', () => {
    const coloured = tableReport(aFullReport(), { colour: true });
    expect(coloured).toContain('\u001b[31mRequired field missing');
    expect(stripVTControlCharacters(coloured)).toBe(tableReport(aFullReport(), plain));
  });

  it('truncates very long texts', () => {
    const message = `\`${'x'.repeat(100_000)}\` is not described.`;
    const told = tableReport(reportWith(aDrifting('one', [{ message }])), plain);
    expect(told.length).toBeLessThan(3_000);
    expect(told).toContain('xxx…');
  });
});
