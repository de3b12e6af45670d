import { describe, expect, it } from 'vitest';
import { summarise } from '../../../scripts/contract-tools/report/summary.ts';
import {
  aCall,
  aDrifting,
  aFullReport,
  anOperation,
  anUnchecked,
  aReport,
  reportWith,
} from './builders.ts';

describe('What to fix first', () => {
  it('a field of a schema found in five operations is one cause', () => {
    const names = ['one', 'two', 'three', 'four', 'five'];
    const { causes } = summarise(reportWith(...names.map((name) => aDrifting(name, [{}]))));
    expect(causes).toHaveLength(1);
    expect(causes[0]).toMatchObject({
      rule: 'schema/missing',
      places: [{ file: 'openapi/schemas/Badge.yaml', line: 14 }],
      operations: names,
      findings: 5,
    });
  });

  it('sorts by severity, then by number of operations, then by order of the contract', () => {
    const operations = [
      aDrifting('one', [{ rule: 'schema/unknown', line: 1 }, { line: 2 }, { line: 3 }]),
      aDrifting('two', [{ line: 3 }, { rule: 'network/dropped', line: 4 }]),
    ];
    const { causes } = summarise(reportWith(...operations));
    expect(causes.map(({ rule, places }) => [rule, places[0]?.line])).toEqual([
      ['network/dropped', 4],
      ['schema/missing', 3],
      ['schema/missing', 2],
      ['schema/unknown', 1],
    ]);
  });

  it('merges a rule with four or more places into one cause, fewer into one cause each', () => {
    const slip = (line: number) =>
      aDrifting(`operation${line}`, [{ rule: 'content-type/other', line, pointer: null }]);
    const three = [slip(1), slip(2), slip(3)];
    expect(summarise(reportWith(...three)).causes).toHaveLength(3);
    const { causes } = summarise(reportWith(...three, slip(4)));
    expect(causes).toHaveLength(1);
    expect(causes[0]?.places.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  });

  it('never merges different fields of schemas', () => {
    const findings = [1, 2, 3, 4, 5].map((line) => ({ line }));
    const { causes } = summarise(reportWith(aDrifting('one', findings)));
    expect(causes).toHaveLength(5);
  });

  it('counts a finding of several calls once', () => {
    const calls = [aCall(), aCall({ name: 'without token' })];
    const operation = aDrifting('one', [{}, { call: 'without token', times: 3 }], {
      calls,
    });
    const { counts } = summarise(reportWith(operation));
    expect(counts).toMatchObject({ findings: 1, causes: 1, calls: 2 });
  });
});

const unchecked = anUnchecked('save', 'it writes');
const partly = anOperation({ verdict: 'partly', notes: ['empty'] });
const counted =
  '7 findings in 3 of 6 operations checked: 6 causes; 1 partly checked, 4 not checked.';
const nothing = 'Nothing was checked: this run proves nothing about the server.';

it.each([
  [counted, aFullReport()],
  ['1 finding in 1 of 1 operation checked: 1 cause.', reportWith(aDrifting('one', [{}]))],
  ['No drift in 2 operations checked.', reportWith(anOperation(), anOperation())],
  ['No drift in 1 operation checked; 1 not checked.', reportWith(anOperation(), unchecked)],
  ['No drift in 1 operation checked; 1 partly checked.', reportWith(partly)],
  [nothing, reportWith(unchecked)],
  ['The server does not answer.', aReport({ trouble: 'The server does not answer.' })],
])('summarises in one sentence: %s', (sentence, report) => {
  expect(summarise(report).sentence).toBe(sentence);
});
