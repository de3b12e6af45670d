import type { operations } from '../../../generated/api.ts';
import type { ContractDocument } from '../../contract/document.ts';
import { listOperations } from '../../contract/operations.ts';
import type { BodyOf, OperationId } from '../http/operationTypes.ts';
import { shiftTimestamps, type ShiftDate } from './shiftDates.ts';

type ContentOf<T> = T extends { content: infer Content } ? Content[keyof Content] : never;

/** A successful answer; refusals are excluded. */
type GoodAnswer<Id extends OperationId> = Exclude<
  ContentOf<operations[Id]['responses'][200]>,
  { state: false } | { status: 'error' }
>;

/** The examples of the contract, with their dates moved to the present. */
export interface ContractExamples {
  /** The body of a successful answer. Throws when the contract has no such example. */
  answer<Id extends OperationId>(operationId: Id, name: string): GoodAnswer<Id>;
  /** The body of a request. Throws when the contract has no such example. */
  request<Id extends OperationId>(operationId: Id, name: string): BodyOf<Id>;
}

/** Reads the examples of the document; `shift` moves each timestamp. */
export function contractExamples(document: ContractDocument, shift: ShiftDate): ContractExamples {
  const listed = new Map(
    listOperations(document).map((one) => [one.operation.operationId, one] as const),
  );
  const find = (operationId: string, name: string, part: 'answers' | 'requests'): unknown => {
    const one = listed.get(operationId);
    const content =
      part === 'answers' ? one?.answers[200]?.content : one?.operation.requestBody?.content;
    const [mediaType] = Object.values(content ?? {});
    const example = mediaType?.examples?.[name];
    if (example?.value === undefined) {
      throw new Error(`The contract has no example ${name} in the ${part} of ${operationId}.`);
    }
    return shiftTimestamps(example.value, shift);
  };
  return {
    answer: (operationId, name) => find(operationId, name, 'answers') as never,
    request: (operationId, name) => find(operationId, name, 'requests') as never,
  };
}
