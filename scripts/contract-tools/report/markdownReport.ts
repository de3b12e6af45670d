import { coverageRows, tellSchemas } from './Coverage.ts';
import { markdownTable, markdownText, plural } from './texts.ts';
import { mergeFindings } from './mergeFindings.ts';
import type { Report } from './Report.ts';
import { rules } from './Finding.ts';
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
    ...(findings.length === 0 ? [] : findingsTable(findings.slice(0, mostRows))),
    ...(findings.length > mostRows ? ['', `… and ${findings.length - mostRows} more.`] : []),
    ...folded(
      plural(known.length, 'known finding'),
      known
        .slice(0, mostRows)
        .map((one) => `- ${markdownText(`${one.operationId}: ${one.message} ${one.reason}`)}`),
    ),
    ...folded('Coverage', coverageTable(report)),
    '',
  ].join('\n');
}

function findingsTable(findings: ReturnType<typeof mergeFindings>): readonly string[] {
  return markdownTable(
    ['operation', 'rule', 'what', 'where', 'contract'],
    findings.map(({ operationId, rule, message, pointer, file, line }) => {
      const level = rules[rule].level === 'error' ? '' : 'warning: ';
      const cells = [operationId, level + rule, message, pointer ?? '', `${file}:${line}`];
      return cells.map(markdownText);
    }),
  );
}

/** Lines behind a heading that opens them; nothing without lines. */
function folded(heading: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0
    ? []
    : ['', `<details><summary>${heading}</summary>`, '', ...lines, '', '</details>'];
}

function coverageTable({ coverage }: Report): readonly string[] {
  if (coverage === null) return [];
  const rows = coverageRows(coverage).map((cells) => cells.map(markdownText));
  return [
    ...markdownTable(['operation', 'answers seen', 'not seen'], rows),
    '',
    markdownText(tellSchemas(coverage)),
  ];
}
