import type { SendRequest } from '../../../scripts/contract-tools/drift/sendCall.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import type { DeviatingServer } from './deviatingServer.ts';
import { driftFindings, type DriftFinding } from './driftFindings.ts';
import type { Deviation, Variation } from './Exchange.ts';

/**
 * Timeouts in milliseconds: longer than any real answer, and short for answers that never arrive.
 */
export const patience = { usual: 20_000, endless: 1_000 };

/** A change of the backend, whether the contract allows it or not. */
export type Switched = Variation & Partial<Deviation>;

/** The findings on an operation of the backend; by default in this process, without a port. */
export function findingsOf(
  server: DeviatingServer,
  { operationId, rule }: Pick<Switched, 'operationId' | 'rule'>,
  send: SendRequest = (request, { signal }) => server.fetch(new Request(request, { signal })),
): Promise<readonly DriftFinding[]> {
  const timeoutMs = rule === 'network/timeout' ? patience.endless : patience.usual;
  return driftFindings({ ...server, operationIds: withOthers(operationId, rule), timeoutMs, send });
}

/** A second secured call is needed to distinguish a token refused by one call from one refused by all. */
function withOthers(operationId: OperationId, rule: string | undefined): readonly OperationId[] {
  if (rule !== 'authentication/token-refused') return [operationId];
  return [operationId, operationId === 'listBadges' ? 'listBankAccounts' : 'listBadges'];
}
