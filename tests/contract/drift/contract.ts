import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import type { ListedDeviation } from './Exchange.ts';

export const contract = await readContract();

const operations = new Map(
  listOperations(contract).map((one) => [one.operation.operationId, one] as const),
);

/** Throws when the contract has no such operation. */
export function operationOf(operationId: OperationId): ListedOperation {
  const found = operations.get(operationId);
  if (found === undefined) throw new Error(operationId);
  return found;
}

/** The `x-effect` of the operation. */
export function scopeOf(operationId: OperationId): ListedDeviation['scope'] {
  return operationOf(operationId).operation['x-effect'] as ListedDeviation['scope'];
}

export const operationIds = [...operations.keys()] as readonly OperationId[];
