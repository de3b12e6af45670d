import { isWithoutBody } from '../answer/judgeAnswer.ts';
import { differenceAt, type Difference } from '../report/Finding.ts';
import { mediaTypeFor, kindOf } from '../answer/mediaTypes.ts';
import { unjudged, type JudgedAnswer } from '../answer/ReceivedAnswer.ts';
import type { RuleId } from '../report/rules.ts';
import { answerTo, bare, operationSource, type ListedOperation } from '../contract/operations.ts';
import { failureRule } from '../drift/serverFailure.ts';
import type { BearerSent } from './bearerSent.ts';
import { headerOf, type HarEntry } from './HarEntry.ts';
import { recordedBody } from './recordedBody.ts';
import type { CaptureRules, Judged } from './requestDifferences.ts';

export interface JudgedRecording extends Judged {
  /** The empty lists of a checked success; null for any other answer. */
  readonly emptyLists: readonly string[] | null;
}

/** Checks an answer against the contract. A documented refusal is not an error: people mistype. */
export function judgeRecordedAnswer(
  listed: ListedOperation,
  entry: HarEntry,
  bearer: BearerSent,
  rules: CaptureRules,
): JudgedRecording {
  const status = entry.response.status ?? 0;
  const source = `${operationSource(listed)}/responses/${status}`;
  if (status <= 0)
    return noted('No answer was recorded: the call was aborted, blocked or offline.');
  if (status === 304 && listed.answers[304] === undefined)
    return noted("The answer came from the browser's cache (304).");
  if (status === 429) return noted('Answered 429: too many calls.');
  if (status >= 500) {
    return found(failureRule(status, { expects: 'success' }), `Status ${status}.`, source);
  }
  if (answerTo(listed, status) === undefined) return undocumented(listed, status);
  const answer = judgeBody(listed, status, entry, rules);
  const isSuccess = status < 300 || (status < 400 && isRedirecting(listed));
  const stranger = isSuccess ? judgeBearer(listed, status, bearer, answer.isRefusal) : [];
  return {
    differences: [...stranger, ...answer.differences],
    notes: answer.notes,
    emptyLists:
      isSuccess && !answer.isRefusal && answer.notes.length === 0 ? answer.emptyLists : null,
  };
}

/** Whether the contract has no other success than a redirect. */
function isRedirecting({ answers }: ListedOperation): boolean {
  return !Object.keys(answers).some((status) => /^2|^default$/.test(status));
}

function undocumented(listed: ListedOperation, status: number): JudgedRecording {
  const source = operationSource(listed);
  if (status >= 300 && status < 400) {
    return found('status/redirect', `Status ${status}, a redirect to another address.`, source);
  }
  const known = Object.keys(listed.answers).join(', ');
  return found('status/undocumented', `Status ${status}; the contract has ${known}.`, source);
}

/** The errors that a truncated body causes. */
const cutShort: ReadonlySet<RuleId> = new Set(['json/unreadable', 'binary/end']);

function judgeBody(
  listed: ListedOperation,
  status: number,
  entry: HarEntry,
  { judge }: CaptureRules,
): JudgedAnswer {
  const noted = (note: string): JudgedAnswer => ({ ...unjudged, notes: [note] });
  const { content: wantedContent = {} } = answerTo(listed, status) ?? {};
  const hasBody = Object.keys(wantedContent).length > 0 && !isWithoutBody(listed, status);
  const body = recordedBody(entry, hasBody);
  if (!body.isRecorded) return noted(body.note);
  const { headers, content } = entry.response;
  const hasHeaders = (headers ?? []).length > 0;
  const declared = hasHeaders ? headerOf(headers, 'content-type') : (content?.mimeType ?? null);
  const wanted = mediaTypeFor(wantedContent, declared);
  const type = declared === null ? null : bare(declared);
  const isBinary = wanted !== undefined && kindOf(...wanted) === 'binary';
  if (isBinary && !body.areOwnBytes) {
    return noted('The file was recorded as text, not as base64: its bytes are lost.');
  }
  // The recorder decoded the text: its original charset is lost.
  const contentType = body.areOwnBytes ? declared : type;
  const { bytes, isWhole } = body;
  const answer = judge.answer(listed, { status, contentType, bytes, headers: headersOf(entry) });
  return !isWhole && answer.differences.some(({ rule }) => cutShort.has(rule))
    ? noted('The body of the answer was recorded in part only.')
    : answer;
}

/** Names in lower case; null where the recorder left headers out. */
function headersOf({
  response: { headers = [] },
}: HarEntry): Readonly<Record<string, string>> | null {
  if (headers.length === 0) return null;
  return Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
}

function judgeBearer(
  listed: ListedOperation,
  status: number,
  bearer: BearerSent,
  isRefusal: boolean,
): readonly Difference[] {
  if (bearer === 'sent' || bearer === 'unknown') return [];
  const source = `${operationSource(listed)}/responses/401`;
  const [rule, message]: readonly [RuleId, string] = isRefusal
    ? ['authentication/other-answer', `A refusal under ${status} instead of 401.`]
    : ['authentication/not-required', `Status ${status} without a token instead of 401.`];
  return [differenceAt(rule, message, source)];
}

/** An answer that is a finding as a whole. */
export function found(rule: RuleId, message: string, source: string): JudgedRecording {
  return { differences: [differenceAt(rule, message, source)], notes: [], emptyLists: null };
}

function noted(note: string): JudgedRecording {
  return { differences: [], notes: [note], emptyLists: null };
}
