import { createJudge, type Judge } from '../../../scripts/contract-tools/answer/judgeAnswer.ts';
import { shapeOf } from '../../../scripts/contract-tools/schema/shapeOf.ts';
import { buildRequest } from '../../../scripts/contract-tools/drift/buildRequest.ts';
import type { GivenInputs } from '../../../scripts/contract-tools/drift/givenInputs.ts';
import { planCalls } from '../../../scripts/contract-tools/drift/planCalls.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { paidInvoice } from '../../simulators/support/paidInvoice.ts';
import { ownContract } from '../support/keptContract.ts';

const { document } = ownContract;

export const judge: Judge = createJudge(document, (value) => shapeOf(value));

/** What the seeded backend needs besides the contract's examples, for successful calls. */
export const inputs: GivenInputs = {
  findTransactionRefund: { token: true },
  updateAccount: { token: true },
  changePassword: {},
  saveThresholdAlert: { path: { id: 5002 } },
  claimRefunds: { body: { ids: [7404] } },
  receiveBankCallback: { body: paidInvoice },
};

/** A call that the drift tool makes of an operation. */
export interface Call {
  /** `valid`, `without token`, `with a foreign token`, `without body/email`. */
  readonly name: string;
  /** The request to a server; its address has no trailing slash. */
  readonly to: (upstream: string) => Request;
}

/** The calls of an operation, as the drift tool plans them. */
export function callsOf(operationId: OperationId, token: string): readonly Call[] {
  const only = [operationId];
  const permission = { write: true, called: only, only, skip: [], needsInput: [] };
  const credentials = { token, named: {} };
  const options = { document, compare: judge.compare, permission, inputs };
  return planCalls({
    ...options,
    credentials,
    generation: { count: 0, seed: 0, whereLimited: false },
  }).flatMap(({ listed, calls }) =>
    calls.map((call) => ({
      name: call.name,
      to: (upstream: string) =>
        buildRequest(document, listed, call, { upstream, credentials, headers: {} }),
    })),
  );
}

/** The valid call of an operation. */
export function validCall(operationId: OperationId, token: string): Call {
  const found = callsOf(operationId, token).find(({ name }) => name === 'valid');
  if (found === undefined) throw new Error(`${operationId} has no valid call.`);
  return found;
}
