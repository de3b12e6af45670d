import {
  type Answer,
  type ContractDocument,
  type MediaType,
  type Operation,
  type Parameter,
  type RequestBody,
  resolveReference,
} from './document.ts';
import { escapeToken } from './pointer.ts';
import { made } from '../schema/made.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;

type Method = (typeof methods)[number];

/** `read` changes nothing; another call can undo `write`; nothing undoes `irreversible`, or nobody says. */
export type Effect = 'read' | 'write' | 'irreversible';

export interface ListedParameter extends Parameter {
  /** `#/paths/~1pets/get/parameters/0` */
  readonly source: string;
}

export interface ListedBody extends MediaType {
  readonly required: boolean;
  readonly contentType: string;
  /** The pointer of the request body, without the content type. */
  readonly source: string;
}

export interface ListedAnswer extends Answer {
  /** `#/paths/~1pets/get/responses/200` */
  readonly source: string;
}

export interface ListedOperation {
  readonly method: Method;
  readonly path: string;
  /** The operationId; method and path where the contract has none. */
  readonly id: string;
  readonly effect: Effect;
  readonly operation: Operation;
  /** Parameters of the path and of the operation, references resolved, and undescribed names of the path. */
  readonly parameters: readonly ListedParameter[];
  /** The first content type that this tool can write; null without a body. */
  readonly body: ListedBody | null;
  /** Status (`200`, `4XX`, `default`) → answer, references resolved, in the order of the document. */
  readonly answers: Readonly<Record<string, ListedAnswer>>;
}

/** The pointer of an operation: `#/paths/~1api~1v2~1user/put`. */
export function operationSource({
  path,
  method,
}: Pick<ListedOperation, 'path' | 'method'>): string {
  return `#/paths/${escapeToken(path)}/${method}`;
}

/** All operations of the contract, in the order of the document. */
export function listOperations(document: ContractDocument): readonly ListedOperation[] {
  return made(listed, document, () => readOperations(document));
}

/** A contract is never changed after it was read. */
const listed = new WeakMap<ContractDocument, readonly ListedOperation[]>();

function readOperations(document: ContractDocument): readonly ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => typeof item[method] === 'object' && item[method] !== null)
      .map((method): ListedOperation => {
        const operation = item[method] as Operation;
        const source = operationSource({ path, method });
        return {
          method,
          path,
          id: operation.operationId ?? `${method.toUpperCase()} ${path}`,
          effect: effectOf(operation, method),
          operation,
          parameters: parametersOf(document, path, item, operation, source),
          body: bodyOf(document, operation, source),
          answers: answersOf(document, operation, source),
        };
      }),
  );
}

/** Without `x-effect` the method decides (RFC 9110, section 9.2.1). */
function effectOf({ 'x-effect': effect }: Operation, method: Method): Effect {
  if (effect === 'read' || effect === 'write' || effect === 'irreversible') return effect;
  return method === 'get' || method === 'head' ? 'read' : 'irreversible';
}

/** `querystring` of OpenAPI 3.2 and `body` of Swagger 2 are not read. */
const places: ReadonlySet<string> = new Set(['path', 'query', 'header', 'cookie']);

/** Headers that the standard takes out of the parameters. */
export const ignoredHeader = /^(accept|content-type|authorization)$/i;

function parametersOf(
  document: ContractDocument,
  path: string,
  item: Readonly<Record<string, unknown>>,
  operation: Operation,
  source: string,
): readonly ListedParameter[] {
  const read = (list: unknown, at: string): readonly ListedParameter[] =>
    ((list ?? []) as NonNullable<Operation['parameters']>).map((one, index) => ({
      ...resolveReference<Parameter>(document, one),
      source: `${at}/parameters/${index}`,
    }));
  const own = read(operation.parameters, source);
  const shared = read(item['parameters'], `#/paths/${escapeToken(path)}`);
  const known = [
    ...shared.filter((one) => !own.some((other) => other.name === one.name && other.in === one.in)),
    ...own,
  ]
    .filter((one) => places.has(one.in) && typeof one.name === 'string')
    .filter((one) => one.in !== 'header' || !ignoredHeader.test(one.name));
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
  const undescribed = names.filter(
    (name) => !known.some((one) => one.in === 'path' && one.name === name),
  );
  const text = { in: 'path', required: true, schema: { type: 'string' }, source } as const;
  return [...undescribed.map((name) => ({ ...text, name })), ...known];
}

const writable = [
  /^application\/(.+\+)?json$/,
  /^application\/x-www-form-urlencoded$/,
  /^multipart\/form-data$/,
  /^text\//,
];

function bodyOf(
  document: ContractDocument,
  { requestBody }: Operation,
  source: string,
): ListedBody | null {
  if (requestBody === undefined) return null;
  const { content, required = false } = resolveReference<RequestBody>(document, requestBody);
  const entries = Object.entries(content);
  const entry =
    writable.map((form) => entries.find(([one]) => form.test(bare(one)))).find(Boolean) ??
    entries[0];
  if (entry === undefined) return null;
  const [contentType, media] = entry;
  return { ...media, contentType, required, source: `${source}/requestBody` };
}

/** A content type in lower case, without parameters. */
export function bare(contentType: string): string {
  return (contentType.split(';')[0] ?? '').trim().toLowerCase();
}

function answersOf(
  document: ContractDocument,
  { responses = {} }: Operation,
  source: string,
): Readonly<Record<string, ListedAnswer>> {
  return Object.fromEntries(
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, answer]) => [
        status,
        {
          ...resolveReference<Answer>(document, answer),
          source: `${source}/responses/${escapeToken(status)}`,
        },
      ]),
  );
}

/** The answer of the contract to a status, its own, of its class (`4XX`) or `default`; else undefined. */
export function answerTo({ answers }: ListedOperation, status: number): ListedAnswer | undefined {
  const kind = `${String(status)[0] ?? ''}XX`;
  return answers[status] ?? answers[kind] ?? answers[kind.toLowerCase()] ?? answers['default'];
}

/** The first answer to a success; undefined if the contract describes none. */
export function successOf({ answers }: ListedOperation): ListedAnswer | undefined {
  return Object.entries(answers).find(([status]) => /^2/.test(status))?.[1] ?? answers['default'];
}
