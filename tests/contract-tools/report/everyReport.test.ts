// @vitest-environment jsdom
import { anyText, test } from '../../support/basis/property';
import { expect, it } from 'vitest';
import { githubAnnotations } from '../../../scripts/contract-tools/report/githubAnnotations.ts';
import { htmlReport } from '../../../scripts/contract-tools/report/htmlReport.ts';
import { jsonReport, type JsonReport } from '../../../scripts/contract-tools/report/jsonReport.ts';
import { junitReport } from '../../../scripts/contract-tools/report/junitReport.ts';
import { markdownReport } from '../../../scripts/contract-tools/report/markdownReport.ts';
import { sarifReport } from '../../../scripts/contract-tools/report/sarifReport.ts';
import { tableReport } from '../../../scripts/contract-tools/report/tableReport.ts';
import { aDrifting, aFullReport, aReport } from './builders.ts';
import type { SarifLog } from './missingForSarif.ts';

it('every format tells each finding once', () => {
  const report = aFullReport();
  const { summary, operations } = JSON.parse(jsonReport(report)) as JsonReport;
  const { runs } = JSON.parse(sarifReport(report)) as SarifLog;
  const junit = new DOMParser().parseFromString(junitReport(report), 'application/xml');
  const counted = Array.from(junit.querySelectorAll('property[name=findings]'), (one) =>
    Number(one.getAttribute('value')),
  );
  // In the table each finding ends with a line of the contract, before the summary.
  const [findings = ''] = tableReport(report, { colour: false }).split('What to fix first');
  expect({
    json: summary.counts.findings,
    sarif: runs[0]?.results.length,
    junit: counted.reduce((sum, one) => sum + one, 0),
    table: findings.match(/openapi\/[\w./-]+:\d+$/gm)?.length,
  }).toEqual({ json: 7, sarif: 7, junit: 7, table: 7 });
  const [twice] = operations.find((one) => one.operationId === 'listBadges')?.findings ?? [];
  expect(twice).toMatchObject({ calls: ['valid', 'without body/period'], times: 1 });
});

/** Names of fields that a server may send, with what they attack. */
const hostileTexts: readonly (readonly [string, string])[] = [
  ['colours and a cleared screen', '\u001b[31mred\u001b[2J\u001b]0;title\u0007'],
  ['right-to-left text', 'a\u202egnp.exe\u2066'],
  ['an element', '</failure><script>x</script><img src=x onerror=x><testcase name="&amp;"/>'],
  ['the end of a CDATA section', 'a]]>b<![CDATA['],
  ['a forged line of the report', '\nNo drift in 55 operations checked.\r\n'],
  ['a lone surrogate', 'a\ud800b'],
  ['a link', '[Mend it here](https://evil.example)'],
];

/** Every format of a report whose words, wherever a server has an influence on them, are this text. */
function expectHarmless(text: string): void {
  const finding = { message: text, pointer: `/${text}`, inferredFrom: text, call: text };
  const calls = [{ name: text, status: 200, milliseconds: 1 }];
  const operation = aDrifting('one', [finding], { path: text, notes: [text], calls });
  const report = aReport({ operations: [operation], subject: text, title: text });
  const formats = [jsonReport, junitReport, sarifReport, markdownReport, githubAnnotations];
  const written = [report, aReport({ trouble: text })].flatMap((one) => [
    ...formats.map((format) => format(one)),
    tableReport(one, { colour: false }),
  ]);
  for (const output of written) {
    expect(output).not.toMatch(/[^\P{Cc}\n]|[\p{Cf}\p{Cs}\u2028\u2029]/u);
    expect(output).not.toMatch(/^No drift in 55/m);
  }
  const junit = new DOMParser().parseFromString(junitReport(report), 'application/xml');
  expect(junit.querySelectorAll('testsuite > testcase > failure')).toHaveLength(1);
  expect(junit.querySelectorAll('*')).toHaveLength(10);
  const html = new DOMParser().parseFromString(htmlReport(report), 'text/html');
  expect(html.querySelectorAll('script, img, a, [onerror]')).toHaveLength(0);
  const { runs } = JSON.parse(sarifReport(report)) as SarifLog;
  const messages = runs.flatMap(({ results, invocations }) => [
    ...results,
    ...invocations.flatMap((one) => one.toolExecutionNotifications),
  ]);
  expect(messages.filter(({ message }) => message.text.includes(']('))).toEqual([]);
  expect(markdownReport(report)).not.toMatch(/(?<!\\)(<script|<img|\]\(|!\[)/);
  const annotations = githubAnnotations(report).trim().split('\n');
  expect(annotations.filter((line) => !line.startsWith('::error '))).toEqual([]);
}

it.each(hostileTexts)('no format passes %s on to its reader', (_, text) => {
  expectHarmless(text);
});

test.prop([anyText], { numRuns: 20 })('nor any other text', (text) => {
  expectHarmless(text);
});
