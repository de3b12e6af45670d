import type { Answer, ContractDocument, Operation, Parameter } from './document.ts';
import { resolveReference } from './resolveReference.ts';

const methods = ['get', 'put', 'post', 'delete'] as const;

type Method = (typeof methods)[number];

export interface ListedOperation {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
  /** Parameters of the path and of the operation, references resolved. */
  readonly parameters: readonly Parameter[];
  /** Status → answer, references resolved, in the order of the document. */
  readonly answers: Readonly<Record<number, Answer>>;
}

/**
 * All operations of the contract, in the order of the document. Throws on a status that is not a
 * number.
 */
export function listOperations(document: ContractDocument): readonly ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = item[method] as Operation;
        const shared = (item['parameters'] ?? []) as readonly Parameter[];
        const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
          resolveReference(document, parameter),
        );
        return { method, path, operation, parameters, answers: answersOf(document, operation) };
      }),
  );
}

function answersOf(
  document: ContractDocument,
  { operationId, responses }: Operation,
): Readonly<Record<number, Answer>> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => {
      if (!/^[1-5]\d\d$/.test(status)) throw new Error(`${operationId}: status ${status}`);
      return [Number(status), resolveReference(document, answer)];
    }),
  );
}
