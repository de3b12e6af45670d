import * as operations from '../../../generated/operations';
import type { Operation } from '../../../src/adapters/http/core/Operation';

const byName: Readonly<Record<string, Operation>> = operations;

/** An operation of the generated table. Throws for an unknown name. */
export function operationNamed(operationId: string): Operation {
  const operation = byName[operationId];
  if (operation === undefined) throw new Error(`no operation ${operationId}`);
  return operation;
}
