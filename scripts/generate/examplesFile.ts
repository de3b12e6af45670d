import { needsToken } from '../contract/access.ts';
import type { ContractDocument, Content } from '../contract/document.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import { receivedAnswers } from './receivedAnswers.ts';

const types = `
export interface OperationSummary {
  readonly operationId: OperationId;
  readonly method: 'get' | 'put' | 'post' | 'delete';
  readonly path: string;
  readonly version: 'v1' | 'v2';
  /** v1: by the path; v2: private when the operation requires a token. */
  readonly area: 'public' | 'private';
  readonly needsToken: boolean;
  readonly effect: 'read' | 'write' | 'irreversible';
  /** Null when the operation has no body. */
  readonly request: { readonly contentType: string; readonly examples: readonly string[] } | null;
  /** Status → names of its examples; the first one is the nominal case. */
  readonly answers: Readonly<Record<number, readonly string[]>>;
}

export type OperationId = keyof ExampleNames;
`;

/** The source of `generated/examples.ts`: all operations with the named examples of their answers. */
export function examplesFile(document: ContractDocument): string {
  const operations = listOperations(document);
  const names = operations.map((listed) => {
    const { operationId } = listed.operation;
    const statuses = receivedAnswers(listed).map(
      ([status, { content }]) =>
        `${status}: ${namesOf(content).map(quote).join(' | ') || 'never'};`,
    );
    return `readonly ${operationId}: { ${statuses.join(' ')} };`;
  });
  const summaries = operations.map((listed) => JSON.stringify(summary(document, listed)));
  return [
    '/** For tests only: the names by which the mock server is asked for an answer (`Prefer: code=…, example=…`). */',
    `export interface ExampleNames {\n${names.join('\n')}\n}`,
    types,
    `export const operations: readonly OperationSummary[] = [\n${summaries.join(',\n')}\n];`,
  ].join('\n');
}

function summary(document: ContractDocument, listed: ListedOperation): object {
  const { method, path, operation } = listed;
  const version = path.startsWith('/api/v2/') ? 'v2' : 'v1';
  const isSecured = needsToken(document, operation);
  const isPrivate = version === 'v2' ? isSecured : path.startsWith('/api/private/');
  const [body] = Object.entries(operation.requestBody?.content ?? {});
  return {
    operationId: operation.operationId,
    method,
    path,
    version,
    area: isPrivate ? 'private' : 'public',
    needsToken: isSecured,
    effect: operation['x-effect'],
    request:
      body === undefined
        ? null
        : { contentType: body[0], examples: Object.keys(body[1].examples ?? {}) },
    answers: Object.fromEntries(
      receivedAnswers(listed).map(([status, { content }]) => [status, namesOf(content)]),
    ),
  };
}

function namesOf(content: Content = {}): readonly string[] {
  return Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
}

function quote(name: string): string {
  return `'${name}'`;
}
