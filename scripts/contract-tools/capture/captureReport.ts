import type { LocatedFinding, Difference } from '../report/Finding.ts';
import { inferredFrom } from '../contract/inferredFrom.ts';
import { type MadeCall, type OperationReport, verdictOf } from '../report/Report.ts';
import { plural } from '../report/plural.ts';
import type { Locate } from '../contract/sourceLines.ts';
import type { ContractDocument } from '../contract/document.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import type { JudgedRecording } from './judgeRecordedAnswer.ts';
import type { RecordedCall } from './recordedCalls.ts';

export interface JudgedCall {
  readonly call: RecordedCall;
  readonly judged: JudgedRecording;
}

export interface CapturePlace {
  readonly document: ContractDocument;
  readonly locate: Locate;
  /** Removes secrets from a sentence or a pointer. */
  readonly redact: (text: string) => string;
}

/**
 * Reports every operation of the contract in its order; unknown calls come last, as one operation.
 */
export function captureOperations(
  judged: readonly JudgedCall[],
  place: CapturePlace,
  below: string,
): readonly OperationReport[] {
  const unknown = judged.filter(({ call }) => !call.found.isKnown);
  return [
    ...listOperations(place.document).map((listed) => {
      const own = judged.filter(({ call: { found } }) => found.isKnown && found.listed === listed);
      return operationReport(headOf(listed), own, place);
    }),
    ...(unknown.length > 0 ? [operationReport(unknownHead(below), unknown, place)] : []),
  ];
}

type Head = Pick<OperationReport, 'operationId' | 'method' | 'path' | 'effect'>;

function unknownHead(below: string): Head {
  return { operationId: 'unknown', method: '*', path: `${below}/*`, effect: 'unknown' };
}

function headOf({ id, method, path, effect }: ListedOperation): Head {
  return { operationId: id, method: method.toUpperCase(), path, effect };
}

function operationReport(
  head: Head,
  judged: readonly JudgedCall[],
  place: CapturePlace,
): OperationReport {
  const findings = sameWords(judged).map(({ call, difference }) =>
    locateFinding(difference, call, head, place),
  );
  const isUnknown = head.method === '*';
  const notes = [...gatherNotes(judged), ...(isUnknown ? [] : unseen(judged))].map(place.redact);
  return {
    ...head,
    verdict: verdictOf(findings.length, judged.length, notes.length),
    calls: judged.map(({ call }) => madeCall(call)),
    findings,
    notes,
  };
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

/**
 * Uses the message of the first call for the same error in later calls, whatever their values: the
 * report merges equal messages.
 */
function sameWords(judged: readonly JudgedCall[]): readonly NamedDifference[] {
  const first = new Map<string, Difference>();
  return judged.flatMap(({ call: { name }, judged: { differences } }) =>
    differences.map((difference) => {
      const { rule, source, pointer } = difference;
      const place = pointer?.replaceAll(/\/\d+(?=\/|$)/g, '/*') ?? null;
      const key = JSON.stringify([rule, source, place]);
      const known = first.get(key) ?? difference;
      first.set(key, known);
      return { call: name, difference: { ...known, times: difference.times } };
    }),
  );
}

function locateFinding(
  difference: Difference,
  call: string,
  { operationId }: Head,
  { document, locate, redact }: CapturePlace,
): LocatedFinding {
  return {
    ...difference,
    ...locate(difference.source),
    message: redact(difference.message),
    pointer: difference.pointer === null ? null : redact(difference.pointer),
    operationId,
    call,
    inferredFrom: inferredFrom(document, difference.source),
  };
}

function gatherNotes(judged: readonly JudgedCall[]): readonly string[] {
  const callsOf = new Map<string, readonly string[]>();
  for (const { call, judged: one } of judged) {
    for (const note of one.notes) callsOf.set(note, [...(callsOf.get(note) ?? []), call.name]);
  }
  return [...callsOf].map(([note, [first = '', ...others]]) => {
    const more = others.length > 0 ? ` and ${plural(others.length, 'more call')}` : '';
    return `${note.replace(/\.$/, '')} (${first}${more}).`;
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
  if (always.length === 0) return [];
  return [
    `Empty, so that no item was seen: ${always.map((list) => `\`${list || '/'}\``).join(', ')}.`,
  ];
}
