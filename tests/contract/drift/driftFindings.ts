import type { RuleId } from '../../../scripts/conformance/rules.ts';
import { sourceLines } from '../../../scripts/conformance/sourceLines.ts';
import { contractRoot } from '../../../scripts/contract/readContract.ts';
import { runDrift } from '../../../scripts/drift/runDrift.ts';
import type { SendRequest } from '../../../scripts/drift/sendCall.ts';
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

const locate = sourceLines(contractRoot);

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
      target: { upstream, token, headers: {} },
      send,
      timeoutMs,
    },
    locate,
    inputs,
    permission: { write: true, irreversible: only, only, skip: [] },
    login: null,
    concurrency: 1,
  });
  if (trouble !== null) throw new Error(trouble);
  return operations.flatMap(({ findings }) =>
    findings.map(({ operationId, rule, call, message }) => ({ operationId, rule, call, message })),
  );
}
