import type { Judge } from '../answer/judgeAnswer.ts';
import { tellEmpty, type JudgedAnswer, type ReceivedAnswer } from '../answer/ReceivedAnswer.ts';
import { answerTo, operationSource, type ListedOperation } from '../contract/operations.ts';
import { differenceAt } from '../report/Finding.ts';
import { needsInput } from './exampleInput.ts';
import { judgePage } from './paging.ts';
import { admissionDenied, judgeUnauthorized } from './judgeUnauthorized.ts';
import { failureRule, tellFailure } from './serverFailure.ts';
import type { Outcome } from './sendCall.ts';
import type { Asked, Found, JudgedCall } from './JudgedCall.ts';

/** Compares the outcome of a call with what the contract expects of this call. */
export function judgeCall(asked: Asked, outcome: Outcome, judge: Judge): JudgedCall {
  const source = operationSource(asked.listed);
  const found: Found = (rule, message, at = source) => ({
    ...nothing,
    differences: [differenceAt(rule, message, at)],
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

function judgeStatus(asked: Asked, answer: ReceivedAnswer, judge: Judge, found: Found): JudgedCall {
  const { listed, call } = asked;
  const { status } = answer;
  const known = answerTo(listed, status);
  const source = known?.source ?? `${operationSource(listed)}/responses/${status}`;
  if (status === 429) return tooMany(asked, answer, judge);
  if (status >= 500) return found(failureRule(status, call), tellFailure(status, call), source);
  if (isGuessRefused(asked, status)) return guessRefused(asked, answer, judge);
  // Without valid credentials 401 is right, described or not (RFC 9110, section 15.5.2).
  if (status === 401 && known === undefined && call.expects === 'unauthorized') return nothing;
  if (call.expects === 'unauthorized' && !isUnauthorized(listed, status)) {
    return judgeUnauthorized(asked, answer, judge, found);
  }
  if (status === 304) {
    return found('status/undocumented', 'Status 304 to a call without If-None-Match.');
  }
  if (known === undefined) {
    const denied =
      status === 401 && call.expects !== 'refusal' ? callDenied(asked, status, found) : null;
    return denied ?? undocumented(asked, answer, found);
  }
  const judged = judge.answer(listed, answer);
  const { differences, notes } = judged;
  const compared = { differences, notes, unseen: null };
  if (isUnauthorized(listed, status) && call.expects === 'unauthorized') return compared;
  switch (call.expects) {
    case 'refusal':
      return wronglyAccepted(asked, status, judged, found) ?? compared;
    case 'documented':
      return compared;
    case 'admission':
      return admissionDenied(listed, status, found) ?? compared;
    case 'success':
    case 'unauthorized':
      return judgeSuccess(asked, status, judged, found);
  }
}

const nothing: JudgedCall = { differences: [], notes: [], unseen: null };

/** Whether the answer may be about a value that this tool made up, and the server does not know. */
function isGuessRefused({ call }: Asked, status: number): boolean {
  if (call.guessed === undefined || (call.expects === 'refusal' && status !== 404)) return false;
  if (status === 403) return call.expects !== 'unauthorized';
  return [400, 404, 409, 410, 412, 422].includes(status);
}

function guessRefused({ listed, call }: Asked, answer: ReceivedAnswer, judge: Judge): JudgedCall {
  const { differences, notes } = judge.answer(listed, answer);
  const places = call.guessed ?? [];
  const unseen = `Answered ${answer.status} to a value that this tool made up. ${needsInput(listed, places)}`;
  return { differences, notes, unseen };
}

function undocumented(
  { listed, call }: Asked,
  { status, headers }: ReceivedAnswer,
  found: Found,
): JudgedCall {
  if (status >= 300 && status < 400) {
    const isHttps = headers?.['location']?.startsWith('https://') === true;
    const where = isHttps ? 'to https: use that address as --upstream' : 'to another address';
    return found('status/redirect', `Status ${status}, a redirect ${where}.`);
  }
  const hint =
    status === 404 && call.expects === 'success'
      ? ' Does this server have the route, and the data of the example (--inputs)?'
      : '';
  const known = Object.keys(listed.answers).join(', ') || 'none';
  return found('status/undocumented', `Status ${status}; the contract has ${known}.${hint}`);
}

/** Too many calls are no drift, whether the contract describes them or not. */
function tooMany({ listed, call }: Asked, answer: ReceivedAnswer, judge: Judge): JudgedCall {
  const note = `${call.name}: too many calls (429). Run again later, or slower (--rate).`;
  const isKnown = listed.answers['429'] !== undefined;
  const differences = isKnown ? judge.answer(listed, answer).differences : [];
  return { differences, notes: [note], unseen: null };
}

/** 403 is enough where the contract describes it and not 401. */
function isUnauthorized({ answers }: ListedOperation, status: number): boolean {
  return status === 401 || (status === 403 && '403' in answers && !('401' in answers));
}

function wronglyAccepted(
  { listed, call }: Asked,
  status: number,
  { isRefusal }: JudgedAnswer,
  found: Found,
): JudgedCall | null {
  if (status >= 300 || isRefusal) return null;
  const source = `${operationSource(listed)}/responses/400`;
  return found('request/accepted', `Status ${status} ${call.name} instead of 400.`, source);
}

function judgeSuccess(asked: Asked, status: number, seen: JudgedAnswer, found: Found): JudgedCall {
  const { differences, isRefusal, emptyLists, notes, json } = seen;
  const denied = callDenied(asked, status, found);
  if (denied !== null) return denied;
  if (status >= 300 || isRefusal) {
    const [came, which] =
      status >= 300
        ? [`${status}`, 'exists on this server']
        : ['with a refusal', 'this server accepts'];
    const sentence = `Answered ${came}: the answer to a success was not seen.`;
    const unseen = `${sentence} Use an input that ${which} (--inputs).`;
    return { differences, notes, unseen };
  }
  return {
    differences: [...differences, ...judgePage(asked, json)],
    notes: [...notes, ...tellEmpty(emptyLists)],
    unseen: null,
    json,
  };
}

/** A finding when a valid call is refused as invalid, or its caller is refused; otherwise null. */
function callDenied({ listed, access }: Asked, status: number, found: Found): JudgedCall | null {
  const source = answerTo(listed, status)?.source ?? operationSource(listed);
  // 406 and 415: what the contract says of content types is refused.
  if (status === 400 || status === 406 || status === 415) {
    const message = `Status ${status} to a request that fits the contract.`;
    return found('status/valid-refused', message, source);
  }
  if (status !== 401 || access.kind === 'open') return admissionDenied(listed, status, found);
  const message = 'Status 401 with a token that other calls accept.';
  return found('authentication/token-refused', message, source);
}
