// @vitest-environment jsdom
import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { jsonReport, type JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { junitReport } from '../../../scripts/contract-tools/report/junitReport.ts';
import { sarifReport } from '../../../scripts/contract-tools/report/sarifReport.ts';
import { tableReport } from '../../../scripts/contract-tools/report/tableReport.ts';
import type { OperationReport, Report } from '../../../scripts/contract-tools/report/Report.ts';
import { rules, type RuleId } from '../../../scripts/contract-tools/report/rules.ts';
import { aDriftingOperation, aReport } from './builders.ts';
import { hostileTexts } from './hostileTexts.ts';
import { missingForSarif, type SarifLog } from './missingForSarif.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...hostileTexts.map(([, text]) => text)),
);
const nameOfCall = fc.constantFrom('valid', 'without token', 'without body/email', '\u001b[2J');

const finding = fc.record({
  rule: fc.constantFrom(...(Object.keys(rules) as RuleId[])),
  message: hostile,
  pointer: fc.option(hostile),
  times: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom('#/components/schemas/Badge', '#/components/schemas/Passage'),
  call: nameOfCall,
  file: fc.constantFrom('openapi/schemas/Badge.yaml', 'openapi/paths/v1/public-data.yaml'),
  line: fc.integer({ min: 1, max: 9 }),
  inferredFrom: fc.option(hostile),
});

const operation: fc.Arbitrary<OperationReport> = fc
  .record({
    operationId: fc.stringMatching(/^[a-z][A-Za-z]{3,20}$/),
    findings: fc.array(finding, { maxLength: 6 }),
    names: fc.uniqueArray(nameOfCall),
    milliseconds: fc.double({ min: 0, max: 15_000, noNaN: true }),
    status: fc.option(fc.integer({ min: 100, max: 599 })),
    notes: fc.array(hostile, { maxLength: 2 }),
  })
  .map(({ operationId, findings, names, milliseconds, status, notes }) =>
    aDriftingOperation(operationId, findings, {
      calls: names.map((name) => ({ name, status, milliseconds })),
      notes,
      verdict: verdictOf(findings.length, notes.length, names.length),
    }),
  );

const report: fc.Arbitrary<Report> = fc
  .record({
    subject: hostile,
    milliseconds: fc.integer({ min: 0, max: 600_000 }),
    operations: fc.array(operation, { maxLength: 5 }),
  })
  .map(aReport);

test.prop([report, fc.integer({ min: 40, max: 200 })])(
  'any report can be parsed in each format, with the same number of findings',
  (one, width) => {
    const json = JSON.parse(jsonReport(one)) as JsonReport;
    const sarif = JSON.parse(sarifReport(one)) as SarifLog;
    const junit = new DOMParser().parseFromString(junitReport(one), 'application/xml');
    const table = tableReport(one, { colour: false, width });
    const told = json.operations.reduce((sum, { findings }) => sum + findings.length, 0);

    expect(missingForSarif(sarif)).toEqual([]);
    expect(junit.querySelector('parsererror')).toBeNull();
    expect({
      json: json.summary.counts.findings,
      sarif: sarif.runs[0]?.results.length,
      junit: sumOf(junit.querySelectorAll('property[name=findings]')),
      table: placesIn(table),
    }).toEqual({ json: told, sarif: told, junit: told, table: told });
    expect(junit.querySelectorAll('failure')).toHaveLength(
      one.operations.flatMap(({ findings }) => [...new Set(findings.map(({ call }) => call))])
        .length,
    );
  },
);

it.each(hostileTexts)('no format passes %s on to the terminal', (_, text) => {
  const operations = [
    aDriftingOperation(
      'listBadges',
      [{ message: text, pointer: text, inferredFrom: text, call: text }],
      {
        notes: [text],
        calls: [{ name: text, status: 200, milliseconds: 1 }],
      },
    ),
  ];
  const reports = [aReport({ operations, subject: text }), aReport({ trouble: text })];
  const written = reports.flatMap((one) => [
    jsonReport(one),
    junitReport(one),
    sarifReport(one),
    tableReport(one, { colour: false }),
  ]);
  for (const output of written) {
    expect(output).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\u2028\u2029]/u);
    expect(output).not.toMatch(/^No drift in 55/m);
  }
});

function verdictOf(findings: number, notes: number, calls: number): OperationReport['verdict'] {
  if (findings > 0) return 'drifts';
  if (calls === 0) return 'unchecked';
  return notes > 0 ? 'partly' : 'conforms';
}

function sumOf(properties: NodeListOf<Element>): number {
  return Array.from(properties, (one) => Number(one.getAttribute('value'))).reduce(
    (a, b) => a + b,
    0,
  );
}

/**
 * In the table each finding ends with a line of the contract. The summary, which has such lines
 * too, is cut off.
 */
function placesIn(table: string): number {
  const [findings = ''] = table.split(/^What to fix first$/m);
  return findings.match(/^ {4}(?:.* )?openapi\/[\w./-]+:\d$/gm)?.length ?? 0;
}
