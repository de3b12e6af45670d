import { needsToken } from '../contract/access.ts';
import type { Answer, ContractDocument, Schema } from '../contract/document.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { codecExpression } from './codecs/codecExpression.ts';
import { combinatorsIn } from './codecs/codecsFile.ts';
import { receivedAnswers } from './receivedAnswers.ts';

/** The ways in which an answer with a success status can report a refusal (M7.14, M8.1, P7.8). */
const refusals = [
  ['state', false],
  ['status', 'error'],
  ['error', true],
] as const;

const encodings: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

interface AnswerCodec {
  /** A TypeScript expression. */
  readonly codec: string;
  /** Present for JSON answers only. */
  readonly schema?: Schema;
}

interface OperationSource {
  readonly constant: string;
  /** Type checks for the answers without a named schema, against the types in `api.ts`. */
  readonly checks: readonly string[];
}

/** The source of `generated/operations.ts`: one constant per operation, with all data that a client needs. */
export function operationsFile(document: ContractDocument): string {
  const sources = listOperations(document).map((listed) => operationSource(document, listed));
  const body = sources.map(({ constant }) => constant).join('\n\n');
  const schemas = Object.keys(document.components.schemas).filter((name) =>
    new RegExp(`[ (,]${name}[,)\\]]`).test(body),
  );
  return [
    ...(body.includes('t.') ? ["import * as t from 'io-ts';"] : []),
    "import type { TypeOf } from 'io-ts';",
    "import type { operations } from './api';",
    `import { ${schemas.join(', ')}, type Holds, type Readable, type Same } from './codecs';`,
    `import { ${combinatorsIn(body).join(', ')} } from './combinators';\n`,
    body,
    jsonType,
    '/** Does not compile when a codec and the generated type of the same answer differ. */',
    `export interface AnswersEqualTypes {\n${sources.flatMap(({ checks }) => checks).join('\n')}\n}`,
  ].join('\n');
}

const jsonType = `
type Json<Id extends keyof operations, Status extends keyof operations[Id]['responses']> =
  operations[Id]['responses'][Status] extends { content: { 'application/json': infer A } } ? A : never;
`;

function operationSource(document: ContractDocument, listed: ListedOperation): OperationSource {
  const { method, path, operation } = listed;
  const { operationId } = operation;
  const codecs = receivedAnswers(listed).map(([status, answer]) => ({
    status: Number(status),
    ...answerCodec(document, `${operationId}_${status}`, answer),
  }));
  const [success, ...others] = codecs.filter(({ status }) => status < 400);
  if (success === undefined || others.length > 0) {
    throw new Error(`${operationId}: one answer that is no error`);
  }
  const errors = codecs.filter(({ status }) => status >= 400);
  const fields = {
    id: quote(operationId),
    method: quote(method),
    path: quote(path),
    access: quote(accessOf(document, operation)),
    encoding: quote(encodingOf(listed)),
    effect: quote(operation['x-effect'] ?? 'write'),
    refusal: JSON.stringify(refusalOf(document, success.schema)),
    answer: success.codec,
    errors: `{ ${errors.map(({ status, codec }) => `${status}: ${codec}`).join(', ')} }`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value},`);
  return {
    constant: `export const ${operationId} = {\n${lines.join('\n')}\n} as const;`,
    checks: codecs
      .filter(({ schema }) => schema !== undefined && schema.$ref === undefined)
      .map(({ status }) => {
        const codec = status < 400 ? `['answer']` : `['errors'][${status}]`;
        const decoded = `Readable<TypeOf<(typeof ${operationId})${codec}>>`;
        return `${operationId}_${status}: Holds<Same<${decoded}, Json<'${operationId}', ${status}>>>;`;
      }),
  };
}

/** `token`: a token is required. `optional`: a token identifies the caller. `open`: no token is sent. */
function accessOf(document: ContractDocument, operation: ListedOperation['operation']): string {
  if (needsToken(document, operation)) return 'token';
  const { security = document.security ?? [] } = operation;
  return security.some((way) => Object.keys(way).length > 0) ? 'optional' : 'open';
}

function encodingOf({ operation: { operationId, requestBody } }: ListedOperation): string {
  const [type, ...others] = Object.keys(requestBody?.content ?? {});
  if (type === undefined) return 'none';
  const encoding = encodings[type];
  if (encoding === undefined || others.length > 0) {
    throw new Error(
      `${operationId}: one media type per request, of ${Object.keys(encodings).join(', ')}`,
    );
  }
  return encoding;
}

/** The field of the answer and its value that report a refusal; null when the answer cannot report one. */
function refusalOf(
  document: ContractDocument,
  schema: Schema = {},
): (typeof refusals)[number] | null {
  const branches = (schema.oneOf ?? []).map((branch) => resolveReference<Schema>(document, branch));
  const isRefusal = (
    { required = [], properties = {} }: Schema,
    key: string,
    value: unknown,
  ): boolean => required.includes(key) && properties[key]?.const === value;
  return (
    refusals.find(([key, value]) => branches.some((branch) => isRefusal(branch, key, value))) ??
    null
  );
}

function answerCodec(
  document: ContractDocument,
  name: string,
  { content = {} }: Answer,
): AnswerCodec {
  const [media, ...others] = Object.entries(content);
  if (media === undefined || others.length > 0) {
    throw new Error(`${name}: one media type per answer`);
  }
  const [type, { schema }] = media;
  if (type === 'application/json') {
    const codec = codecExpression(schema, { document, name });
    return { codec: codec.includes('(') ? `/*#__PURE__*/ ${codec}` : codec, schema };
  }
  if (type === 'application/pdf') return { codec: quote('pdf') };
  if (type.startsWith('text/')) return { codec: quote('text') };
  throw new Error(`${name}: no way to read ${type}`);
}

function quote(text: string): string {
  return `'${text}'`;
}
