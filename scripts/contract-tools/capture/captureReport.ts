import { tellEmpty } from '../answer/ReceivedAnswer.ts';
import { listOperations } from '../contract/operations.ts';
import { generalPointer } from '../contract/pointer.ts';
import { type Difference, placeFinding, type Sources } from '../report/Finding.ts';
import { groupBy } from '../report/groupBy.ts';
import { plural } from '../report/texts.ts';
import { headOf, operationReport, otherHead } from '../report/Report.ts';
import type { MadeCall, OperationReport } from '../report/Report.ts';
import { made } from '../schema/made.ts';
import type { JudgedRecording } from './judgeRecordedAnswer.ts';
import type { RecordedCall } from './recordedCalls.ts';

export interface JudgedCall {
  readonly call: RecordedCall;
  readonly judged: JudgedRecording;
}

export interface CapturePlace extends Sources {
  /** Removes secrets from a sentence or a pointer. */
  readonly redact: (text: string) => string;
}

/** Reports every operation of the contract in its order; unknown calls come last, as one operation. */
export function captureOperations(
  judged: readonly JudgedCall[],
  place: CapturePlace,
  below: string,
): readonly OperationReport[] {
  const unknown = judged.filter(({ call }) => !call.found.isKnown);
  return [
    ...listOperations(place.document).map((listed) => {
      const own = judged.filter(({ call: { found } }) => found.isKnown && found.listed === listed);
      return recordedOperation(headOf(listed), own, unseen(own), place);
    }),
    ...(unknown.length > 0
      ? [recordedOperation(otherHead('unknown', `${below}/*`), unknown, [], place)]
      : []),
  ];
}

function recordedOperation(
  head: ReturnType<typeof headOf>,
  judged: readonly JudgedCall[],
  unseenNotes: readonly string[],
  place: CapturePlace,
): OperationReport {
  const { redact } = place;
  const findings = sameWords(judged).map(({ call, difference }) => {
    const pointer = difference.pointer === null ? null : redact(difference.pointer);
    const told = { ...difference, message: redact(difference.message), pointer };
    return placeFinding(told, { operationId: head.operationId, call }, place);
  });
  return operationReport(head, {
    calls: judged.map(({ call }) => madeCall(call)),
    findings,
    notes: [...gatherNotes(judged), ...unseenNotes].map(redact),
  });
}

function madeCall({ name, entry }: RecordedCall): MadeCall {
  const status = entry.response.status ?? 0;
  return {
    name,
    status: status <= 0 ? null : status,
    milliseconds: Math.max(0, Math.round(entry.time ?? 0)),
  };
}

interface NamedDifference {
  readonly call: string;
  readonly difference: Difference;
}

/** The same error of several calls has the message of the first: the report merges equal messages. */
function sameWords(judged: readonly JudgedCall[]): readonly NamedDifference[] {
  const first = new Map<string, Difference>();
  return judged.flatMap(({ call: { name }, judged: { differences } }) =>
    differences.map((difference) => {
      const { rule, source, pointer } = difference;
      const place = pointer === null ? null : generalPointer(pointer);
      const key = JSON.stringify([rule, source, place]);
      const known = made(first, key, () => difference);
      return { call: name, difference: { ...known, times: difference.times } };
    }),
  );
}

function gatherNotes(judged: readonly JudgedCall[]): readonly string[] {
  const told = judged.flatMap(({ call, judged: { notes } }) =>
    notes.map((note) => ({ note, name: call.name })),
  );
  return groupBy(told, ({ note }) => note).map(([{ note, name }, ...others]) => {
    const more = others.length > 0 ? ` and ${plural(others.length, 'more call')}` : '';
    return `${note.replace(/\.$/, '')} (${name}${more}).`;
  });
}

/** What no recorded call showed: the operation itself, its success, an item of a list. */
function unseen(judged: readonly JudgedCall[]): readonly string[] {
  if (judged.length === 0) return ['They are not in the recording.'];
  if (judged.some(({ judged: { notes } }) => notes.length > 0)) return [];
  const successes = judged.flatMap(({ judged: { emptyLists } }) => emptyLists ?? []);
  const seen = judged.filter(({ judged: { emptyLists } }) => emptyLists !== null);
  if (seen.length === 0) {
    const isCached = judged.some(({ call: { entry } }) => entry.response.status === 304);
    const what = isCached
      ? "Answers came from the browser's cache (304)"
      : 'Only refusals were recorded';
    return [`${what}: the answer to a success was not seen.`];
  }
  const always = [...new Set(successes)].filter((list) =>
    seen.every(({ judged: { emptyLists } }) => emptyLists?.includes(list) === true),
  );
  return tellEmpty(always);
}
