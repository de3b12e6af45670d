import type { Content, ContractDocument, Schema } from '../../../scripts/contract/document.ts';
import { listOperations, type ListedOperation } from '../../../scripts/contract/operations.ts';

/** A named example of the contract with its schema. */
export interface NamedExample {
  /** For test titles: `listPassages 200 nominal`, `listPassages request nominal`. */
  readonly title: string;
  readonly operationId: string;
  /** Null for a request. */
  readonly status: number | null;
  readonly name: string;
  readonly contentType: string;
  readonly schema: Schema;
  readonly value: unknown;
}

/** All named examples of all answers, in the order of the document. */
export function answerExamples(document: ContractDocument): readonly NamedExample[] {
  return listOperations(document).flatMap(({ operation: { operationId }, answers }) =>
    Object.entries(answers).flatMap(([status, { content = {} }]) =>
      examplesOf(operationId, Number(status), content),
    ),
  );
}

/** All named examples of all request bodies. */
export function requestExamples(document: ContractDocument): readonly NamedExample[] {
  return listOperations(document).flatMap(({ operation: { operationId, requestBody } }) =>
    examplesOf(operationId, null, requestBody?.content ?? {}),
  );
}

/** The example of each parameter in this place. Throws if a required parameter has none. */
export function parameterExamples(
  { parameters, operation }: ListedOperation,
  place: 'path' | 'query' | 'header',
): Readonly<Record<string, unknown>> {
  const entries = parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, example, examples = {}, required }) => {
      const value = example ?? Object.values(examples)[0]?.value;
      if (value === undefined && required === true) {
        throw new Error(`${operation.operationId}: parameter ${name} has no example`);
      }
      return [name, value] as const;
    });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function examplesOf(
  operationId: string,
  status: number | null,
  content: Content,
): readonly NamedExample[] {
  return Object.entries(content).flatMap(([contentType, { schema, examples = {} }]) =>
    Object.entries(examples).map(([name, { value }]) => {
      const title = `${operationId} ${status ?? 'request'} ${name}`;
      return { title, operationId, status, name, contentType, schema, value };
    }),
  );
}
