import { describe, expect, it } from 'vitest';
import { sarifReport } from '../../../scripts/contract-tools/report/sarifReport.ts';
import type { Report } from '../../../scripts/contract-tools/report/Report.ts';
import { rules } from '../../../scripts/contract-tools/report/Finding.ts';
import { aDrifting, aFullReport, anUnchecked, aReport, reportWith } from './builders.ts';
import { missingForSarif, type SarifLog, type SarifRun } from './missingForSarif.ts';

function runOf(report: Report): SarifRun {
  const log = JSON.parse(sarifReport(report)) as SarifLog;
  expect(missingForSarif(log)).toEqual([]);
  return log.runs[0] as SarifRun;
}

describe('SARIF', () => {
  it('has the message, the line in openapi/ and the place in the answer', () => {
    const operation = aDrifting('listBadges', [
      { times: 2, inferredFrom: 'the others' },
      { call: 'without token', times: 3 },
    ]);
    const [first, ...others] = runOf(reportWith(operation)).results;
    expect(others).toEqual([]);
    expect(first).toEqual({
      ruleId: 'schema/missing',
      ruleIndex: Object.keys(rules).indexOf('schema/missing'),
      level: 'error',
      message: {
        text: '`serialNumber` is missing. `serial_number` came instead. In listBadges (GET /api/private/user/data/badges), at /value/badges/0/serialNumber, 3 times. The contract is inferred here: the others.',
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'openapi/schemas/Badge.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 14, startColumn: 1, endLine: 14 },
          },
          logicalLocations: [
            { name: 'listBadges', fullyQualifiedName: 'listBadges', kind: 'function' },
            { fullyQualifiedName: 'listBadges/value/badges/0/serialNumber', kind: 'property' },
          ],
        },
      ],
      partialFingerprints: {
        primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{16}:1$/) as string,
      },
      properties: { calls: ['valid', 'without token'], times: 3 },
    });
  });

  it('describes every rule, even without a finding', () => {
    const { rules: described } = runOf(aReport()).tool.driver;
    expect(described.map(({ id }) => id)).toEqual(Object.keys(rules));
    expect(described.find(({ id }) => id === 'authentication/not-required')).toMatchObject({
      name: 'AuthenticationNotRequired',
      shortDescription: { text: 'Answers without a token' },
      help: {
        text: 'Check the credentials before anything else, and answer 401 (or the status of the contract) without them.',
      },
      defaultConfiguration: { level: 'error' },
    });
  });

  it('numbers findings that differ only in their message', () => {
    const operation = aDrifting('listBadges', [{ message: 'one' }, { message: 'two' }]);
    const [one = '', two = ''] = runOf(reportWith(operation)).results.map(
      ({ partialFingerprints }) => partialFingerprints.primaryLocationLineHash,
    );
    expect(one).toMatch(/^[0-9a-f]{16}:1$/);
    expect(two).toBe(one.replace(/1$/, '2'));
  });

  it('has a notification for an unchecked operation', () => {
    const { invocations } = runOf(reportWith(anUnchecked('save', 'it writes.')));
    const own = { name: 'save', fullyQualifiedName: 'save', kind: 'function' };
    expect(invocations).toMatchObject([
      {
        executionSuccessful: true,
        startTimeUtc: '2026-11-22T14:00:00.000Z',
        endTimeUtc: '2026-11-22T14:00:03.214Z',
        toolExecutionNotifications: [
          {
            level: 'note',
            message: { text: 'save (POST /api/private/update/save): it writes.' },
            locations: [{ logicalLocations: [own] }],
          },
        ],
      },
    ]);
  });

  it('reports a failed run, without results', () => {
    const { invocations, results } = runOf({ ...aFullReport(), trouble: 'No server answers.' });
    expect(results).toEqual([]);
    expect(invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'No server answers.' } }],
    });
  });
});
