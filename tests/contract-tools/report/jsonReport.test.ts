import { expect, it } from 'vitest';
import { jsonReport, type JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { aDriftingOperation, aFullReport, reportWith } from './builders.ts';

it('the JSON report contains findings, counts, causes and its format version', () => {
  const report = aFullReport();
  const json = JSON.parse(jsonReport(report)) as JsonReport;
  expect(json).toMatchObject({
    formatVersion: 1,
    title: 'Contract drift',
    subject: 'http://127.0.0.1:4020',
    trouble: null,
    summary: {
      counts: {
        operations: 10,
        checked: 6,
        conforming: 2,
        drifting: 3,
        partly: 1,
        unchecked: 4,
        findings: 7,
        causes: 6,
      },
    },
  });
  expect(json.operations.map(({ operationId }) => operationId)).toEqual(
    report.operations.map(({ operationId }) => operationId),
  );
  expect(json.summary.causes[0]).toMatchObject({
    rule: 'authentication/not-required',
    operations: ['listPassages'],
  });
});

it('the JSON report contains a finding once, with all its calls', () => {
  const operation = aDriftingOperation('one', [{ times: 2 }, { call: 'without token', times: 5 }]);
  const json = JSON.parse(jsonReport(reportWith(operation))) as JsonReport;
  expect(json.operations[0]?.findings).toEqual([
    expect.objectContaining({
      calls: ['valid', 'without token'],
      times: 5,
      rule: 'schema/missing',
    }),
  ]);
});
