import {
  listOperations,
  type ListedOperation,
} from '../../../scripts/contract-tools/contract/operations.ts';
import { ownContract } from '../support/keptContract.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

export const contract = ownContract.document;

const operations = new Map(listOperations(contract).map((one) => [one.id, one] as const));

/** Throws when the contract has no such operation. */
export function operationOf(operationId: OperationId): ListedOperation {
  const found = operations.get(operationId);
  if (found === undefined) throw new Error(operationId);
  return found;
}

export const operationIds = [...operations.keys()] as readonly OperationId[];
