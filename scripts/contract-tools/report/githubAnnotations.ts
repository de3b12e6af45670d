import { mergeFindings } from './mergeFindings.ts';
import { printable } from './texts.ts';
import type { Report } from './Report.ts';
import { rules } from './Finding.ts';

/** GitHub shows ten errors and ten warnings of a step. */
export const mostAnnotations = 10;

/** Workflow commands that put the findings at their lines of the contract in a pull request. */
export function githubAnnotations(report: Report): string {
  if (report.trouble !== null)
    return `::error title=${property(report.title)}::${data(report.trouble)}\n`;
  const findings = report.operations.flatMap((one) => mergeFindings(one.findings));
  const of = (level: 'error' | 'warning') =>
    findings.filter(({ rule }) => rules[rule].level === level).slice(0, mostAnnotations);
  return [...of('error'), ...of('warning')]
    .map(({ rule, file, line, message, operationId, pointer }) => {
      const { level, title, help } = rules[rule];
      const place = pointer === null ? operationId : `${operationId} ${pointer}`;
      return annotation(level, { file, line, title }, `${place}: ${message} ${help}`);
    })
    .join('');
}

/** A workflow command of GitHub Actions that puts a text at a line. */
export function annotation(
  level: 'error' | 'warning' | 'notice',
  { file, line, title }: { readonly file: string; readonly line: number; readonly title: string },
  text: string,
): string {
  const at = `file=${property(file)},line=${line},title=${property(title)}`;
  return `::${level} ${at}::${data(text)}\n`;
}

function data(text: string): string {
  return printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
