import { placeFinding, type Sources } from '../report/placeFinding.ts';
import { headOf, operationReport, type OperationReport } from '../report/Report.ts';
import type { CallResult } from './makeCall.ts';
import type { PlannedOperation } from './PlannedCall.ts';

export interface ReportContext extends Sources {
  /** Whether the budget of time ended before the last call. */
  readonly isCutShort: boolean;
}

/** The report of one operation, with its calls in the order of the plan. */
export function checkedOperation(
  { listed, calls: planned, notes: plannedNotes, template }: PlannedOperation,
  results: readonly CallResult[],
  context: ReportContext,
): OperationReport {
  const rank = ({ call }: CallResult): number => {
    const index = planned.indexOf(call);
    return index < 0 ? planned.length : index;
  };
  const ordered = results.toSorted((a, b) => rank(a) - rank(b));
  const findings = ordered.flatMap(({ call, judged: { differences } }) =>
    differences.map((one) =>
      placeFinding(one, { operationId: listed.id, call: call.name }, context),
    ),
  );
  const notes = [
    // What was not known came from another answer.
    ...(template !== undefined && results.length > 0
      ? []
      : beside(planned.length === 0 && results.length > 0, plannedNotes)),
    ...new Set(ordered.flatMap(({ judged }) => judged.notes)),
    ...unseen(ordered),
    ...unmade(
      planned.length - results.filter(({ call }) => planned.includes(call)).length,
      context,
    ),
  ];
  const calls = ordered.map(({ made }) => made);
  return operationReport(headOf(listed), { calls, findings, notes });
}

/** The sign-in of --login is called although it is not checked. */
function beside(isBeside: boolean, notes: readonly string[]): readonly string[] {
  return isBeside ? notes.map((note) => `Called to sign in only. ${note}`) : notes;
}

/** Why no success was seen, unless another call, a linked one for instance, saw one. */
function unseen(results: readonly CallResult[]): readonly string[] {
  const asked = results.filter(({ call }) => call.expects === 'success' && call.name !== 'login');
  const isSeen = asked.some(
    ({ judged, outcome }) =>
      judged.unseen === null && outcome.kind === 'answer' && outcome.answer.status < 300,
  );
  if (isSeen) return [];
  return [...new Set(asked.flatMap(({ judged }) => judged.unseen ?? []))];
}

function unmade(left: number, { isCutShort }: ReportContext): readonly string[] {
  if (left === 0) return [];
  return isCutShort
    ? [`${left} calls were not made within --budget.`]
    : [`${left} further invalid requests were not sent, because one was executed.`];
}
