import type { LocatedFinding } from './Finding.ts';
import { verdictOf, type OperationReport, type Report } from './Report.ts';
import { rules, type RuleId } from './rules.ts';

/** Takes the findings out of a report that `reasonOf` names a reason for; their verdicts change with them. */
export function setAside(
  report: Report,
  reasonOf: (finding: LocatedFinding) => string | null,
): Report {
  return {
    ...report,
    operations: report.operations.map((operation): OperationReport => {
      const judged = operation.findings.map((finding) => ({ finding, reason: reasonOf(finding) }));
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

export function isRule(id: string): id is RuleId {
  return Object.hasOwn(rules, id);
}
