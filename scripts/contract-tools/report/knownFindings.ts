import type { LocatedFinding, RuleId } from './Finding.ts';
import { verdictOf, type OperationReport, type Report } from './Report.ts';

/** Takes the findings out of a report that `why` names a reason for; their verdicts change with them. */
export function setAside(report: Report, why: (finding: LocatedFinding) => string | null): Report {
  return {
    ...report,
    operations: report.operations.map((operation): OperationReport => {
      const judged = operation.findings.map((finding) => ({ finding, reason: why(finding) }));
      const findings = judged.filter(({ reason }) => reason === null).map(({ finding }) => finding);
      if (findings.length === operation.findings.length) return operation;
      const known = judged.flatMap(({ finding, reason }) =>
        reason === null ? [] : [{ ...finding, reason }],
      );
      const rest = { ...operation, findings, known: [...(operation.known ?? []), ...known] };
      return { ...rest, verdict: verdictOf(rest, true) };
    }),
  };
}

/** Sets aside the findings of rules that are switched off. */
export function withoutRules(report: Report, off: readonly RuleId[]): Report {
  return setAside(report, ({ rule }) => (off.includes(rule) ? 'The rule is switched off.' : null));
}

/** How much of an operation a run checked; `part` also for one that the report does not contain. */
export type Extent = 'whole' | 'part' | 'nothing';

/** Without an operationId, the least of all operations; nothing for a run that failed or was cut short. */
export function extentOf(report: Report, operationId: string | null): Extent {
  if (report.trouble !== null || report.isCutShort === true) return 'nothing';
  const { operations } = report;
  if (operationId !== null) {
    const operation = operations.find((one) => one.operationId === operationId);
    return operation === undefined ? 'part' : extent(operation);
  }
  const all = new Set(operations.map(extent));
  return all.has('nothing') ? 'nothing' : all.has('part') ? 'part' : 'whole';
}

function extent({ verdict, calls, notes }: OperationReport): Extent {
  // The call that signs in is made for an operation that --only or --skip leaves out, too.
  const isCalled = calls.length === 0 || calls.some(({ name }) => name !== 'login');
  if (verdict === 'unchecked' || !isCalled) return 'nothing';
  return notes.length > 0 ? 'part' : 'whole';
}
