import type { LocatedFinding } from '../conformance/Finding.ts';
import { inferredFrom } from '../conformance/inferredFrom.ts';
import type { OperationReport } from '../conformance/Report.ts';
import type { Locate } from '../conformance/sourceLines.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { CallResult } from './makeCall.ts';
import type { PlannedOperation } from './PlannedCall.ts';

/** What became of one operation, its calls in the order of the plan. */
export function operationReport(
  { listed, calls: planned, notes: kept }: PlannedOperation,
  results: readonly CallResult[],
  document: ContractDocument,
  locate: Locate,
): OperationReport {
  const { operation, method, path } = listed;
  const { operationId } = operation;
  const ordered = results.toSorted((a, b) => planned.indexOf(a.call) - planned.indexOf(b.call));
  const findings = ordered.flatMap(({ call, judged: { misfits } }) =>
    misfits.map((misfit): LocatedFinding => {
      const inferred = inferredFrom(document, misfit.source);
      const place = locate(misfit.source);
      return { ...misfit, ...place, operationId, call: call.name, inferredFrom: inferred };
    }),
  );
  const left = planned.length - results.filter(({ call }) => planned.includes(call)).length;
  const unasked = `${left} invalid requests more were not sent, because one was carried out.`;
  // The sign-in of --login is called without being asked for its rules.
  const isBeside = planned.length === 0 && results.length > 0;
  const notes = [
    ...(isBeside ? kept.map((note) => `Called to sign in only. ${note}`) : kept),
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
