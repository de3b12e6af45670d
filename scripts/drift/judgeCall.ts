import type { Difference } from '../conformance/Finding.ts';
import {
  operationSource,
  type Judge,
  type JudgedAnswer,
  type ReceivedAnswer,
} from '../conformance/judgeAnswer.ts';
import type { RuleId } from '../conformance/rules.ts';
import type { Access } from '../contract/access.ts';
import type { ListedOperation } from '../contract/operations.ts';
import type { PlannedCall } from './PlannedCall.ts';
import type { Outcome } from './sendCall.ts';

export interface JudgedCall {
  readonly differences: readonly Difference[];
  /** What could not be checked. */
  readonly notes: readonly string[];
}

interface CheckedCall {
  readonly listed: ListedOperation;
  readonly call: PlannedCall;
  readonly access: Access;
  readonly timeoutMs: number;
}

/** Compares the outcome with what the contract expects of this call. */
export function judgeCall(asked: CheckedCall, outcome: Outcome, judge: Judge): JudgedCall {
  const source = operationSource(asked.listed);
  const found = (rule: RuleId, message: string, at = source): JudgedCall => ({
    differences: [{ rule, message, pointer: null, times: 1, source: at }],
    notes: [],
  });
  switch (outcome.kind) {
    case 'timeout': {
      const what = outcome.hasStarted ? 'The answer never ended' : 'No answer arrived';
      return found('network/timeout', `${what} within ${asked.timeoutMs / 1_000} s.`);
    }
    case 'malformed':
      return found('network/malformed', outcome.reason);
    case 'dropped': {
      const when = outcome.hasStarted ? 'during' : 'before';
      return found('network/dropped', `The connection was dropped ${when} the answer.`);
    }
    case 'unreachable':
      return found('network/dropped', `The server could no longer be reached (${outcome.reason}).`);
    case 'answer':
      return judgeStatus(asked, outcome.answer, judge, found);
  }
}

/** Rules that show a completely different answer, for example a sign-in page. */
const unread: ReadonlySet<RuleId> = new Set(['content-type/other', 'json/unreadable']);

type Found = (rule: RuleId, message: string, at?: string) => JudgedCall;

function judgeStatus(
  asked: CheckedCall,
  answer: ReceivedAnswer,
  judge: Judge,
  found: Found,
): JudgedCall {
  const { listed, call } = asked;
  const { status } = answer;
  const source = `${operationSource(listed)}/responses/${status}`;
  if (status >= 500) return found('status/server-error', `Status ${status}.`, source);
  const isRight = call.expects === 'unauthorized' && status === 401;
  if (call.expects === 'unauthorized' && !isRight && status !== 429) {
    return judgeUnauthorized(asked, answer, judge, found);
  }
  if (status === 304) {
    return found('status/undocumented', 'Status 304 to a call without If-None-Match.');
  }
  if (listed.answers[status] === undefined) {
    return status >= 300 && status < 400
      ? found('status/redirect', `Status ${status}, a redirect to another address.`)
      : found('status/undocumented', `Status ${status}; the contract has ${statuses(listed)}.`);
  }
  const judged = judge.answer(listed, answer);
  const { differences } = judged;
  if (status === 429)
    return { differences, notes: [`${call.name}: too many attempts (429), try again later.`] };
  if (isRight) return { differences, notes: [] };
  switch (call.expects) {
    case 'refusal':
      return judgeRefusal(asked, status, judged, found);
    case 'admission':
      return admissionDenied(asked, status, found) ?? { differences, notes: [] };
    case 'success':
    case 'unauthorized':
      return judgeSuccess(asked, status, judged, found);
  }
}

/** A call without a valid token must get 401. */
function judgeUnauthorized(
  asked: CheckedCall,
  answer: ReceivedAnswer,
  judge: Judge,
  found: Found,
): JudgedCall {
  const { listed, call, access } = asked;
  const { status } = answer;
  const source = `${operationSource(listed)}/responses/401`;
  // Without its token field, the form is incomplete too: 400 is accepted.
  if (access.kind === 'field' && status === 400) {
    return { differences: judge.answer(listed, answer).differences, notes: [] };
  }
  const { isRefusal, differences } = judge.answer(listed, answer);
  const isOtherPage = differences.some(({ rule }) => unread.has(rule));
  if (status >= 300 || isRefusal || isOtherPage) {
    const how =
      status >= 300
        ? `status ${status}`
        : isRefusal
          ? `a refusal under ${status}`
          : `another page under ${status}`;
    return found(
      'authentication/other-answer',
      `${cased(call.name)}: ${how} instead of 401.`,
      source,
    );
  }
  return call.bearer === 'none'
    ? found(
        'authentication/not-required',
        `Status ${status} without a token instead of 401.`,
        source,
      )
    : found(
        'authentication/any-token',
        `Status ${status} with a token that nobody issued instead of 401.`,
        source,
      );
}

function judgeRefusal(
  { listed, call }: CheckedCall,
  status: number,
  judged: JudgedAnswer,
  found: Found,
): JudgedCall {
  if (status >= 300 || judged.isRefusal) return { differences: judged.differences, notes: [] };
  const source = `${operationSource(listed)}/responses/400`;
  return found('request/accepted', `Status ${status} ${call.name} instead of 400.`, source);
}

function judgeSuccess(
  asked: CheckedCall,
  status: number,
  { differences, isRefusal, emptyLists }: JudgedAnswer,
  found: Found,
): JudgedCall {
  const denied = callDenied(asked, status, found);
  if (denied !== null) return denied;
  if (status >= 300) {
    const note =
      `Answered ${status}: the answer to a success was not seen. ` +
      'Use an input that exists on this server (--inputs).';
    return { differences, notes: [note] };
  }
  if (isRefusal) {
    const note =
      'Answered with a refusal: the answer to a success was not seen. ' +
      'Use an input that this server accepts (--inputs).';
    return { differences, notes: [note] };
  }
  const lists = emptyLists.map((list) => `\`${list || '/'}\``).join(', ');
  const note = `Empty, so that no item was seen: ${lists}.`;
  return { differences, notes: lists === '' ? [] : [note] };
}

/** A finding when a valid call is refused as invalid, or its caller is refused; otherwise null. */
function callDenied(asked: CheckedCall, status: number, found: Found): JudgedCall | null {
  const { listed, access } = asked;
  const source = `${operationSource(listed)}/responses/${status}`;
  if (status === 400) {
    return found('status/valid-refused', 'Status 400 to a request that fits the contract.', source);
  }
  if (status !== 401 || access.kind === 'open') return admissionDenied(asked, status, found);
  const message = 'Status 401 with a token that other calls accept.';
  return found('authentication/token-refused', message, source);
}

/** A finding for 401 on an open call; null when 401 is documented there, or was not received. */
function admissionDenied({ listed }: CheckedCall, status: number, found: Found): JudgedCall | null {
  const source = `${operationSource(listed)}/responses/401`;
  return status === 401 && !hasOwnUnauthorized(listed)
    ? found('authentication/demanded', 'Status 401 to a call that needs no token.', source)
    : null;
}

/**
 * Whether this operation has an answer of its own for 401 (a wrong password, for example) instead
 * of the shared one.
 */
function hasOwnUnauthorized({ operation }: ListedOperation): boolean {
  return !('$ref' in (operation.responses['401'] ?? {}));
}

function statuses({ answers }: ListedOperation): string {
  return Object.keys(answers).join(', ');
}

function cased(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
