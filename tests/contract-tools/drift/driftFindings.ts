import type { RuleId } from '../../../scripts/contract-tools/report/rules.ts';
import { createPace } from '../../../scripts/contract-tools/drift/pace.ts';
import { ownContract } from '../support/keptContract.ts';
import { runDrift } from '../../../scripts/contract-tools/drift/runDrift.ts';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendCall.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { inputs, judge } from './calls.ts';
import { contract } from './contract.ts';

export interface DriftFinding {
  readonly operationId: string;
  readonly rule: RuleId;
  readonly call: string;
  readonly message: string;
}

interface DriftRun {
  readonly url: string;
  readonly token: string;
  readonly send: SendRequest;
  readonly operationIds: readonly OperationId[];
  readonly timeoutMs: number;
}

/**
 * The findings of the drift tool on some operations. Throws with the tool's sentence when the run
 * is impossible or incomplete.
 */
export async function driftFindings(asked: DriftRun): Promise<readonly DriftFinding[]> {
  const { url: upstream, token, send, operationIds: only, timeoutMs } = asked;
  const { trouble, operations } = await runDrift({
    caller: {
      document: contract,
      judge,
      target: { upstream, credentials: { token, named: {} }, headers: {} },
      send,
      timeoutMs,
      pace: createPace({ rate: null, budgetMs: null, longestWaitMs: 100 }),
    },
    locate: ownContract.locate,
    inputs,
    permission: { write: true, called: only, only, skip: [], needsInput: [] },
    generation: { count: 0, seed: 0, whereLimited: false },
    hints: { pages: {}, links: [] },
    login: null,
    concurrency: 1,
  });
  if (trouble !== null) throw new Error(trouble);
  return operations.flatMap(({ findings }) =>
    findings.map(({ operationId, rule, call, message }) => ({ operationId, rule, call, message })),
  );
}
