import { readContract } from '../../../scripts/contract/readContract.ts';
import type { BodyOf, OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import {
  answerExamples,
  requestExamples,
  type NamedExample,
} from '../../support/contract/contractExamples.ts';

const document = await readContract();
const answers = answerExamples(document);
const requests = requestExamples(document);

/**
 * The body of a request example, with the changes of a test. Throws when there is no such example.
 */
export function requestExample<Id extends OperationId>(
  operationId: Id,
  name = 'nominal',
  changes: Partial<BodyOf<Id>> = {},
): BodyOf<Id> {
  return { ...(valueOf(requests, operationId, name) as object), ...changes } as BodyOf<Id>;
}

/** The body of an answer example, refusals included. Throws when there is no such example. */
export function answerExample(operationId: OperationId, name = 'nominal'): unknown {
  return valueOf(answers, operationId, name);
}

function valueOf(
  examples: readonly NamedExample[],
  operationId: OperationId,
  name: string,
): unknown {
  const found = examples.find((one) => one.operationId === operationId && one.name === name);
  if (found === undefined) throw new Error(`${operationId} has no example ${name}`);
  return found.value;
}
