import { fingerprint, mergeFindings, type MergedFinding } from './mergeFindings.ts';
import type { OperationReport, Report } from './Report.ts';
import { printableJson } from './texts.ts';
import { summarise, type Summary } from './summary.ts';

/** For scripts. Fields may be added under the same `formatVersion`, but not renamed or removed. */
export interface JsonReport extends Omit<Report, 'operations'> {
  readonly formatVersion: 1;
  readonly summary: Summary;
  readonly operations: readonly (Omit<OperationReport, 'findings'> & {
    readonly findings: readonly (MergedFinding & { readonly fingerprint: string })[];
  })[];
}

export function jsonReport(report: Report): string {
  const { operations, ...run } = report;
  const json: JsonReport = {
    formatVersion: 1,
    ...run,
    summary: summarise(report),
    operations: operations.map((one) => ({
      ...one,
      findings: mergeFindings(one.findings).map((finding) => ({
        ...finding,
        fingerprint: fingerprint(finding),
      })),
    })),
  };
  return `${printableJson(json)}\n`;
}
