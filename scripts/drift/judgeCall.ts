import type { Misfit } from '../conformance/Finding.ts';
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
  readonly misfits: readonly Misfit[];
  /** What the answer left unjudged. */
  readonly notes: readonly string[];
}

interface Asked {
  readonly listed: ListedOperation;
  readonly call: PlannedCall;
  readonly access: Access;
  readonly timeoutMs: number;
}

/** Holds what came back to what the contract lets this call expect. */
export function judgeCall(asked: Asked, outcome: Outcome, judge: Judge): JudgedCall {
  const source = operationSource(asked.listed);
  const found = (rule: RuleId, message: string, at = source): JudgedCall => ({
    misfits: [{ rule, message, pointer: null, times: 1, source: at }],
    notes: [],
  });
  switch (outcome.kind) {
    case 'timeout': {
      const what = outcome.hasStarted ? 'The answer never ended' : 'No answer came';
      return found('network/timeout', `${what} within ${asked.timeoutMs / 1_000} s.`);
    }
    case 'malformed':
      return found('network/malformed', outcome.reason);
    case 'dropped': {
      const when = outcome.hasStarted ? 'in the middle of' : 'before';
      return found('network/dropped', `The connection was broken off ${when} the answer.`);
    }
    case 'unreachable':
      return found(
        'network/dropped',
        `The server could not be reached any more (${outcome.reason}).`,
      );
    case 'answer':
      return judgeStatus(asked, outcome.answer, judge, found);
  }
}

/** The answer is something else altogether: a sign-in page, say. */
const unread: ReadonlySet<RuleId> = new Set(['content-type/other', 'json/unreadable']);

type Found = (rule: RuleId, message: string, at?: string) => JudgedCall;

function judgeStatus(asked: Asked, answer: ReceivedAnswer, judge: Judge, found: Found): JudgedCall {
  const { listed, call } = asked;
  const { status } = answer;
  const source = `${operationSource(listed)}/responses/${status}`;
  if (status >= 500) return found('status/server-error', `Status ${status}.`, source);
  const isRight = call.expects === 'unauthorized' && status === 401;
  if (call.expects === 'unauthorized' && !isRight && status !== 429) {
    return judgeStranger(asked, answer, judge, found);
  }
  if (listed.answers[status] === undefined) {
    return status >= 300 && status < 400
      ? found('status/redirect', `Status ${status}, which leads elsewhere.`)
      : found('status/undocumented', `Status ${status}; the contract knows ${statuses(listed)}.`);
  }
  const judged = judge.answer(listed, answer);
  const { misfits } = judged;
  if (status === 429)
    return { misfits, notes: [`${call.name}: too many attempts (429), ask again later.`] };
  if (isRight) return { misfits, notes: [] };
  switch (call.expects) {
    case 'refusal':
      return judgeRefusal(asked, status, judged, found);
    case 'admission':
      return admissionDenied(asked, status, found) ?? { misfits, notes: [] };
    case 'success':
    case 'unauthorized':
      return judgeSuccess(asked, status, judged, found);
  }
}

/** Whoever has no token, or a wrong one, gets 401 and nothing else. */
function judgeStranger(
  asked: Asked,
  answer: ReceivedAnswer,
  judge: Judge,
  found: Found,
): JudgedCall {
  const { listed, call, access } = asked;
  const { status } = answer;
  const source = `${operationSource(listed)}/responses/401`;
  // A form without the field that carries the token is incomplete as well.
  if (access.kind === 'field' && status === 400) {
    return { misfits: judge.answer(listed, answer).misfits, notes: [] };
  }
  const { isRefusal, misfits } = judge.answer(listed, answer);
  const isOtherPage = misfits.some(({ rule }) => unread.has(rule));
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
  { listed, call }: Asked,
  status: number,
  judged: JudgedAnswer,
  found: Found,
): JudgedCall {
  if (status >= 300 || judged.isRefusal) return { misfits: judged.misfits, notes: [] };
  const source = `${operationSource(listed)}/responses/400`;
  return found('request/accepted', `Status ${status} ${call.name} instead of 400.`, source);
}

function judgeSuccess(
  asked: Asked,
  status: number,
  { misfits, isRefusal, emptyLists }: JudgedAnswer,
  found: Found,
): JudgedCall {
  const denied = callDenied(asked, status, found);
  if (denied !== null) return denied;
  if (status >= 300) {
    const note = `Answered ${status}: the answer to a success was not seen. Give an input that this server knows (--inputs).`;
    return { misfits, notes: [note] };
  }
  if (isRefusal) {
    const note =
      'Answered with a refusal: the answer to a success was not seen. Give an input that this server accepts (--inputs).';
    return { misfits, notes: [note] };
  }
  const lists = emptyLists.map((list) => `\`${list || '/'}\``).join(', ');
  const note = `Empty, so that no item was seen: ${lists}.`;
  return { misfits, notes: lists === '' ? [] : [note] };
}

/** A valid call that is taken for an invalid one, or whose caller is; null when it is neither. */
function callDenied(asked: Asked, status: number, found: Found): JudgedCall | null {
  const { listed, access } = asked;
  const source = `${operationSource(listed)}/responses/${status}`;
  if (status === 400) {
    return found('status/valid-refused', 'Status 400 to a request that fits the contract.', source);
  }
  if (status !== 401 || access.kind === 'open') return admissionDenied(asked, status, found);
  const message = 'Status 401 with a token that other calls accept.';
  return found('authentication/token-refused', message, source);
}

/** 401 to a call that is open to everybody; null where it may be meant, or did not come. */
function admissionDenied({ listed }: Asked, status: number, found: Found): JudgedCall | null {
  const source = `${operationSource(listed)}/responses/401`;
  return status === 401 && !saysMoreThanToken(listed)
    ? found('authentication/demanded', 'Status 401 to a call that needs no token.', source)
    : null;
}

/** Whether 401 has an answer of its own here (a wrong password, say), instead of the one that all operations share. */
function saysMoreThanToken({ operation }: ListedOperation): boolean {
  return !('$ref' in (operation.responses['401'] ?? {}));
}

function statuses({ answers }: ListedOperation): string {
  return Object.keys(answers).join(', ');
}

function cased(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
