import type { Judge } from '../answer/judgeAnswer.ts';
import { accessTo } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import type { MadeCall } from '../report/Report.ts';
import { buildRequest, type Target } from './buildRequest.ts';
import { judgeCall } from './judgeCall.ts';
import type { JudgedCall } from './JudgedCall.ts';
import type { Pace } from './pace.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';
import { retryAfterMs, sendCall, type Outcome } from './sendCall.ts';
import type { SendRequest } from './sendOverHttp.ts';

export interface Caller {
  readonly document: ContractDocument;
  readonly judge: Judge;
  readonly target: Target;
  readonly send: SendRequest;
  readonly timeoutMs: number;
  /** When calls may be made. */
  readonly pace: Pace;
}

export interface CallResult {
  readonly call: PlannedCall;
  readonly outcome: Outcome;
  readonly made: MadeCall;
  readonly judged: JudgedCall;
}

/** Makes a planned call and checks the outcome. A `Retry-After` is obeyed once. */
export async function makeCall(
  { listed }: PlannedOperation,
  call: PlannedCall,
  { document, judge, target, send, timeoutMs, pace }: Caller,
): Promise<CallResult> {
  const access = accessTo(document, listed);
  const attempt = async (): Promise<Outcome> => {
    await pace.turn();
    return sendCall(buildRequest(document, listed, call, target), send, timeoutMs);
  };
  let outcome = await attempt();
  const wait = retryAfterMs(outcome, pace.now());
  if (wait !== null && pace.mayWait(wait)) {
    await pace.pause(wait);
    outcome = await attempt();
  }
  const { milliseconds } = outcome;
  const status = outcome.kind === 'answer' ? outcome.answer.status : null;
  const made = { name: call.name, status, milliseconds };
  const judged = judgeCall({ listed, call, access, timeoutMs }, outcome, judge);
  return { call, made, ...kept(outcome, judged) };
}

/** Bodies above this are forgotten after they were judged: a run makes hundreds of calls. */
const largestKept = 1_000_000;

function kept(outcome: Outcome, judged: JudgedCall): Pick<CallResult, 'outcome' | 'judged'> {
  if (outcome.kind !== 'answer' || outcome.answer.bytes.length <= largestKept) {
    return { outcome, judged };
  }
  const { json: _, ...rest } = judged;
  return {
    outcome: { ...outcome, answer: { ...outcome.answer, bytes: new Uint8Array() } },
    judged: rest,
  };
}
