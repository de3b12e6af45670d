import type { LocatedFinding } from '../conformance/Finding.ts';
import { inferredFrom } from '../conformance/inferredFrom.ts';
import type { OperationReport } from '../conformance/Report.ts';
import type { Locate } from '../conformance/sourceLines.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { CallResult } from './makeCall.ts';
import type { PlannedOperation } from './PlannedCall.ts';

/** The report of one operation, with its calls in the order of the plan. */
export function operationReport(
  { listed, calls: planned, notes: plannedNotes }: PlannedOperation,
  results: readonly CallResult[],
  document: ContractDocument,
  locate: Locate,
): OperationReport {
  const { operation, method, path } = listed;
  const { operationId } = operation;
  const ordered = results.toSorted((a, b) => planned.indexOf(a.call) - planned.indexOf(b.call));
  const findings = ordered.flatMap(({ call, judged: { differences } }) =>
    differences.map((difference): LocatedFinding => {
      const inferred = inferredFrom(document, difference.source);
      const place = locate(difference.source);
      return { ...difference, ...place, operationId, call: call.name, inferredFrom: inferred };
    }),
  );
  const left = planned.length - results.filter(({ call }) => planned.includes(call)).length;
  const unasked = `${left} further invalid requests were not sent, because one was executed.`;
  // The sign-in of --login is called although it is not checked.
  const isBeside = planned.length === 0 && results.length > 0;
  const notes = [
    ...(isBeside ? plannedNotes.map((note) => `Called to sign in only. ${note}`) : plannedNotes),
    ...new Set(ordered.flatMap(({ judged }) => judged.notes)),
    ...(left > 0 ? [unasked] : []),
  ];
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    effect: operation['x-effect'] ?? 'irreversible',
    verdict:
      findings.length > 0
        ? 'drifts'
        : results.length === 0
          ? 'unchecked'
          : notes.length > 0
            ? 'partly'
            : 'conforms',
    calls: ordered.map(({ made }) => made),
    findings,
    notes,
  };
}
