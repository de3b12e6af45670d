import type { Judge } from '../conformance/judgeAnswer.ts';
import type { MadeCall } from '../conformance/Report.ts';
import { accessTo } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { buildRequest, type Target } from './buildRequest.ts';
import { judgeCall, type JudgedCall } from './judgeCall.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';
import { sendCall, type Outcome, type SendRequest } from './sendCall.ts';

export interface Caller {
  readonly document: ContractDocument;
  readonly judge: Judge;
  readonly target: Target;
  readonly send: SendRequest;
  readonly timeoutMs: number;
}

export interface CallResult {
  readonly call: PlannedCall;
  readonly outcome: Outcome;
  readonly made: MadeCall;
  readonly judged: JudgedCall;
}

/** Makes a planned call and checks the outcome. */
export async function makeCall(
  { listed }: PlannedOperation,
  call: PlannedCall,
  { document, judge, target, send, timeoutMs }: Caller,
): Promise<CallResult> {
  const access = accessTo(document, listed);
  const outcome = await sendCall(buildRequest(listed, call, access, target), send, timeoutMs);
  const { milliseconds } = outcome;
  const status = outcome.kind === 'answer' ? outcome.answer.status : null;
  return {
    call,
    outcome,
    made: { name: call.name, status, milliseconds },
    judged: judgeCall({ listed, call, access, timeoutMs }, outcome, judge),
  };
}
