import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, MediaType, Schema } from '../../contract/document.ts';
import type { ListedOperation } from '../../contract/operations.ts';
import { documentProblem } from './documentProblem.ts';
import type { UploadedFile } from './operationTypes.ts';

export interface Accepted {
  readonly ok: true;
  readonly body: unknown;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly header: Readonly<Record<string, unknown>>;
}

/** What a request or an answer violates in the contract: `body/nbBadge must be <= 4`. */
export interface Broken {
  readonly ok: false;
  readonly problems: readonly string[];
}

export interface Raw {
  readonly body: unknown;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** All request headers, names in lower case. */
  readonly header: Readonly<Record<string, string>>;
}

export interface ContractChecks {
  request(raw: Raw): Accepted | Broken;
  /** The violations in an answer; empty when it fits. A PDF is recognised by its first bytes. */
  answer(status: number, body: unknown): readonly string[];
}

type ReadPlace = Exclude<keyof Raw, 'body'>;

type Compile = (schema: Schema) => ValidateFunction;

const compilers = new WeakMap<ContractDocument, Compile>();

/**
 * Ajv on the document's schemas, with formats enforced, for requests and answers. Each schema is
 * compiled once.
 */
export function compilerFor(document: ContractDocument): Compile {
  const compile = compilers.get(document) ?? newCompiler(document);
  compilers.set(document, compile);
  return compile;
}

function newCompiler({ components }: ContractDocument): Compile {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, allErrors: false });
  addFormats(ajv);
  ajv.addSchema({ $id: 'contract', components });
  const withId = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(withId);
    if (typeof node !== 'object' || node === null) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' ? `contract${value}` : withId(value),
      ]),
    );
  };
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema) => {
    const validate = compiled.get(schema) ?? ajv.compile(withId(schema) as Schema);
    compiled.set(schema, validate);
    return validate;
  };
}

/** The checks of one operation. */
export function checksOf(
  { operation, parameters, answers }: ListedOperation,
  compile: Compile,
): ContractChecks {
  const check = (schema: Schema, value: unknown, place: string): readonly string[] => {
    const validate = compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => describe(error, place));
  };
  const [mediaType] = Object.values(operation.requestBody?.content ?? {});

  return {
    request(raw) {
      const read: Record<ReadPlace, Record<string, unknown>> = { path: {}, query: {}, header: {} };
      const problems: string[] = [];
      for (const { name, in: place, schema, required } of parameters) {
        if (place === 'cookie') continue;
        const text = raw[place][place === 'header' ? name.toLowerCase() : name];
        if (text === undefined) {
          if (required) problems.push(`${place}/${name} is missing`);
          continue;
        }
        const value = parameterValue(schema, text);
        problems.push(...check(schema, value, `${place}/${name}`));
        read[place][name] = value;
      }
      if (mediaType) problems.push(...bodyProblems(mediaType, raw.body, check));
      return problems.length > 0
        ? { ok: false, problems }
        : { ok: true, body: mediaType ? raw.body : undefined, ...read };
    },
    answer(status, body) {
      const answer = answers[status];
      if (answer === undefined) return [`the contract has no status ${status}`];
      const [content] = Object.entries(answer.content ?? {});
      if (content === undefined) return [];
      const [contentType, { schema }] = content;
      if (contentType !== 'application/pdf') return check(schema, body, 'answer');
      const isPdf =
        Buffer.from(body as Uint8Array)
          .subarray(0, 5)
          .toString('latin1') === '%PDF-';
      return isPdf ? [] : ['answer is no PDF'];
    },
  };
}

/**
 * Files are checked as documents (declared type, first bytes, 10 MB), all other fields by the
 * schema.
 */
function bodyProblems(
  { schema, encoding = {} }: MediaType,
  body: unknown,
  check: (schema: Schema, value: unknown, place: string) => readonly string[],
): readonly string[] {
  if (typeof body !== 'object' || body === null) return check(schema, body, 'body');
  const fields = Object.entries(body);
  const texts = fields.map(([name, value]) => [name, isFile(value) ? 'file' : value] as const);
  const documents = fields.flatMap(([name, value]: readonly [string, unknown]) => {
    const accepted = encoding[name]?.contentType;
    if (accepted === undefined) return isFile(value) ? [`body/${name} is a file`] : [];
    if (!isFile(value)) return [`body/${name} is no file`];
    const problem = documentProblem(value, accepted.split(/\s*,\s*/));
    return problem === undefined ? [] : [`body/${name} ${problem}`];
  });
  return [
    ...check(schema, Array.isArray(body) ? body : Object.fromEntries(texts), 'body'),
    ...documents,
  ];
}

function isFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array
  );
}

/** Parameters arrive as text: one with an integer type is read as a number if it looks like one. */
function parameterValue({ type }: Schema, text: string | readonly string[]): unknown {
  const value = typeof text === 'string' && /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  return type === 'integer' && Number.isSafeInteger(value) ? value : text;
}

function describe({ instancePath, message = 'is wrong' }: ErrorObject, place: string): string {
  return `${place}${instancePath} ${message}`;
}
