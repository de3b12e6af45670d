import { isWithoutBody } from '../answer/judgeAnswer.ts';
import { differenceAt, type Difference, type RuleId } from '../report/Finding.ts';
import { mediaTypeFor, kindOf } from '../answer/mediaTypes.ts';
import { unjudged, type JudgedAnswer } from '../answer/ReceivedAnswer.ts';
import { answerTo, bare, operationSource, type ListedOperation } from '../contract/operations.ts';
import { failureRule } from '../drift/serverFailure.ts';
import type { BearerSent } from './bearerSent.ts';
import { headerOf, type HarEntry } from './HarEntry.ts';
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

/** The body of an answer, or the reason why it cannot be checked. */
type RecordedBody =
  | {
      readonly isRecorded: true;
      readonly bytes: Uint8Array;
      /** Whether these are the bytes sent: a recorder that decodes text loses the bytes of a file. */
      readonly areOwnBytes: boolean;
      /** False if more bytes were received than recorded: truncated by the recorder or by hand. */
      readonly isWhole: boolean;
    }
  | { readonly isRecorded: false; readonly note: string };

/** The recorded body. A missing text is an empty body only if the length is 0, or if none is checked. */
function recordedBody({ response }: HarEntry, hasBody: boolean): RecordedBody {
  const { content = {}, headers, bodySize, _error, _failureText } = response;
  const { text, encoding, size } = content;
  if (isTold(_error) || isTold(_failureText)) {
    return unreadable('The answer was interrupted, by the browser or the server.');
  }
  if (!hasBody) return empty;
  const length = Number(headerOf(headers, 'content-length') ?? Number.NaN);
  const isPromised = (size ?? 0) > 0 || length > 0 || (bodySize ?? 0) > 0;
  if (text === undefined) return length === 0 ? empty : unrecorded;
  if (text === '') return isPromised ? unrecorded : empty;
  if (encoding === 'base64') return fromBase64(text, size);
  if (isTold(encoding)) {
    return unreadable('The body of the answer was recorded in an encoding other than base64.');
  }
  const bytes = Buffer.from(text);
  const isWhole = !isShorter(bytes, size) || isUtf16(headerOf(headers, 'content-type'));
  return recorded(bytes, isWhole, false);
}

const empty = recorded(new Uint8Array(), true);
const unrecorded = unreadable('The body of the answer was not recorded.');

function recorded(bytes: Uint8Array, isWhole: boolean, areOwnBytes = true): RecordedBody {
  return { isRecorded: true, bytes, areOwnBytes, isWhole };
}

function unreadable(note: string): RecordedBody {
  return { isRecorded: false, note };
}

/** The length of a UTF-8 byte-order mark, which decoders remove. */
const byteOrderMark = 3;

function isShorter({ length }: Uint8Array, size: number | null | undefined): boolean {
  return (size ?? 0) > length + byteOrderMark;
}

/** UTF-16 is the only charset that may need more bytes than UTF-8. */
function isUtf16(contentType: string | null): boolean {
  return /charset\s*=\s*"?utf-?16/i.test(contentType ?? '');
}

function fromBase64(text: string, size: number | null | undefined): RecordedBody {
  const bare = text.replaceAll(/\s/g, '');
  if (!/^[\w+/-]*={0,2}$/.test(bare) || bare.length % 4 === 1) {
    return unreadable('The body of the answer is recorded as base64, but is not base64.');
  }
  const bytes = Buffer.from(bare, 'base64');
  return recorded(bytes, !isShorter(bytes, size));
}

function isTold(text: string | null | undefined): boolean {
  return typeof text === 'string' && text !== '';
}
