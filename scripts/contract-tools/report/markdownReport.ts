import { markdownTable, markdownText } from './markdownText.ts';
import { mergeFindings } from './mergeFindings.ts';
import { plural } from './plural.ts';
import type { Report } from './Report.ts';
import { rules } from './rules.ts';
import { summarise } from './summary.ts';

/** GitHub refuses a step summary above 1 MB. */
const mostRows = 200;

/** The report for a pull request or a wiki: what to fix first, a line per finding, what was seen. */
export function markdownReport(report: Report): string {
  const { causes, sentence } = summarise(report);
  const findings = report.operations.flatMap((one) => mergeFindings(one.findings));
  const known = report.operations.flatMap((one) => one.known ?? []);
  return [
    `## ${markdownText(report.title)}: ${markdownText(report.subject)}`,
    '',
    `**${markdownText(sentence)}** Contract ${markdownText(report.contractVersion)}.`,
    ...(report.remarks ?? []).map((remark) => `\n> ${markdownText(remark)}`),
    ...(causes.length === 0 ? [] : ['', '### What to fix first', '']),
    ...causes.slice(0, 10).map(({ title, message, help, operations, places, findings }, index) => {
      const lines = places.slice(0, 3).map(({ file, line }) => `${file}:${line}`);
      const more = operations.length > 4 ? ` and ${operations.length - 4} more` : '';
      const names = `${operations.slice(0, 4).join(', ')}${more}`;
      const where = `${plural(findings, 'finding')}: ${names}; ${lines.join(', ')}`;
      return `${index + 1}. **${markdownText(title)}**: ${markdownText(message)} ${markdownText(help)} (${markdownText(where)})`;
    }),
    ...(findings.length === 0 ? [] : ['', `### ${plural(findings.length, 'finding')}`, '']),
    ...(findings.length === 0 ? [] : findingsTable(findings)),
    ...(findings.length > mostRows ? ['', `… and ${findings.length - mostRows} more.`] : []),
    ...(known.length === 0
      ? []
      : ['', `<details><summary>${plural(known.length, 'known finding')}</summary>`, '']),
    ...known
      .slice(0, mostRows)
      .map((one) => `- ${markdownText(`${one.operationId}: ${one.message} ${one.reason}`)}`),
    ...(known.length === 0 ? [] : ['', '</details>']),
    ...coverageTable(report),
    '',
  ].join('\n');
}

function findingsTable(findings: ReturnType<typeof mergeFindings>): readonly string[] {
  return markdownTable(
    ['operation', 'rule', 'what', 'where', 'contract'],
    findings
      .slice(0, mostRows)
      .map(({ operationId, rule, message, pointer, file, line }) =>
        [
          operationId,
          `${rules[rule].level === 'error' ? '' : 'warning: '}${rule}`,
          message,
          pointer ?? '',
          `${file}:${line}`,
        ].map(markdownText),
      ),
  );
}

function coverageTable({ coverage }: Report): readonly string[] {
  if (coverage === null) return [];
  const rows = coverage.operations.map(({ operationId, statuses }) => [
    markdownText(operationId),
    statuses
      .filter(({ isSeen }) => isSeen)
      .map(({ status }) => status)
      .join(' '),
    statuses
      .filter(({ isSeen }) => !isSeen)
      .map(({ status }) => status)
      .join(' '),
  ]);
  const unseen = coverage.schemas.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  return [
    '',
    '<details><summary>Coverage</summary>',
    '',
    ...markdownTable(['operation', 'answers seen', 'not seen'], rows),
    '',
    unseen.length === 0
      ? 'Every schema was seen.'
      : `Schemas not seen: ${markdownText(unseen.join(', '))}.`,
    '',
    '</details>',
  ];
}
