import type { LocatedFinding } from './Finding.ts';
import type { Report } from './Report.ts';

/**
 * Hides secrets in the sentences and pointers of a report, the only parts that can repeat data of a
 * server. The report's own words stay: a password may equal one of them.
 */
export function redactReport(report: Report, redact: (text: string) => string): Report {
  const hidden = (finding: LocatedFinding): LocatedFinding => ({
    ...finding,
    message: redact(finding.message),
    pointer: finding.pointer === null ? null : redact(finding.pointer),
  });
  return {
    ...report,
    subject: redact(report.subject),
    trouble: report.trouble === null ? null : redact(report.trouble),
    operations: report.operations.map((operation) => ({
      ...operation,
      notes: operation.notes.map(redact),
      findings: operation.findings.map(hidden),
    })),
  };
}
