import { coverageRows, tellSchemas } from './Coverage.ts';
import { escapeXml, plural } from './texts.ts';
import { tellInferred, tellPointer, rules } from './Finding.ts';
import { mergeFindings, type MergedFinding } from './mergeFindings.ts';
import type { OperationReport, Report } from './Report.ts';
import { summarise } from './summary.ts';

const style = `
:root { color-scheme: light dark; --line: #8884; --error: #b3261e; --good: #1b6e3c; --part: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --error: #ff8a80; --good: #7fd8a0; --part: #ffc46b; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
code { font-size: .9em; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .3rem .6rem; }
th, td { border-bottom: 1px solid var(--line); vertical-align: top; }
details { border-top: 1px solid var(--line); padding: .5rem 0; } summary { cursor: pointer; }
.drifts, .error { color: var(--error); } .conforms { color: var(--good); } .partly, .warning { color: var(--part); }
.scroll { overflow-x: auto; }`;

const words = {
  drifts: 'drifts',
  partly: 'checked in part',
  conforms: 'conforms',
  unchecked: 'not checked',
} as const;

/** The report as one file that needs no other: no script, no address of another host. */
export function htmlReport(report: Report): string {
  const { causes, sentence } = summarise(report);
  const { title, subject, contractVersion, startedAt, milliseconds, remarks = [] } = report;
  const sorted = (['drifts', 'partly', 'conforms', 'unchecked'] as const).flatMap((verdict) =>
    report.operations.filter((one) => one.verdict === verdict),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(`${title}: ${subject}`)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeXml(title)}: ${escapeXml(subject)}</h1>
<p class="${report.trouble !== null || causes.length > 0 ? 'drifts' : 'conforms'}"><strong>${escapeXml(sentence)}</strong></p>
<p>Contract ${escapeXml(contractVersion)}, ${escapeXml(startedAt)}, ${(milliseconds / 1_000).toFixed(1)} s.</p>
${remarks.map((remark) => `<p>${escapeXml(remark)}</p>`).join('\n')}
${causes.length === 0 ? '' : '<h2>What to fix first</h2>'}
<ol>
${causes
  .map(
    ({ title: what, message, help, operations }) =>
      `<li><strong>${escapeXml(what)}</strong>: ${escapeXml(message)}<br>${escapeXml(help)}<br><small>${escapeXml(operations.join(', '))}</small></li>`,
  )
  .join('\n')}
</ol>
<h2>${plural(report.operations.length, 'operation')}</h2>
${sorted.map(operation).join('\n')}
${coverage(report)}
</body>
</html>
`;
}

function operation(one: OperationReport): string {
  const { operationId, method, path, verdict, findings, known = [], notes, calls } = one;
  const open = verdict === 'drifts' ? ' open' : '';
  const notesList = [
    ...notes.map((note) => `Not checked: ${note}`),
    ...known.map(({ message, reason }) => `Known: ${message} ${reason}`),
  ];
  return `<details${open}><summary><strong>${escapeXml(operationId)}</strong> <code>${escapeXml(`${method} ${path}`)}</code>
<span class="${verdict}">${words[verdict]}</span>, ${plural(calls.length, 'call')}</summary>
<ul>
${mergeFindings(findings).map(finding).join('\n')}
${notesList.map((note) => `<li>${escapeXml(note)}</li>`).join('\n')}
</ul></details>`;
}

function finding(one: MergedFinding): string {
  const { rule, message, pointer, times, file, line } = one;
  const { level, title, help } = rules[rule];
  const place = pointer === null ? '' : ` <code>${escapeXml(tellPointer(pointer))}</code>`;
  const often = times > 1 ? ` × ${times}` : '';
  return `<li><span class="${level}">${escapeXml(title)}</span>: ${escapeXml(message)}${place}${often}
<br>${escapeXml(help + tellInferred(one))}<br><small><code>${escapeXml(`${file}:${line}`)}</code> ${escapeXml(rule)}</small></li>`;
}

function coverage({ coverage: seen }: Report): string {
  if (seen === null) return '';
  const rows = coverageRows(seen).map((cells) => {
    return `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
  });
  return `<h2>Coverage</h2>
<div class="scroll"><table><thead><tr><th>operation</th><th>answers seen</th><th>not seen</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>
<p>${escapeXml(tellSchemas(seen))}</p>`;
}
