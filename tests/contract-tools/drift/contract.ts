import {
  listOperations,
  type ListedOperation,
} from '../../../scripts/contract-tools/contract/operations.ts';
import { operationNamed } from '../support/documentOf.ts';
import { ownContract } from '../support/keptContract.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';

export const contract = ownContract.document;

/** Throws when the contract has no such operation. */
export function operationOf(operationId: OperationId): ListedOperation {
  return operationNamed(contract, operationId);
}

export const operationIds = listOperations(contract).map(({ id }) => id) as readonly OperationId[];
