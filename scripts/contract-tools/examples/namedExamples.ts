import { tellPlace } from '../breaking/tellPlace.ts';
import {
  type ContractDocument,
  type Example,
  type Header,
  type MediaType,
  type RequestBody,
  type Schema,
  resolveReference,
} from '../contract/document.ts';
import { objectsOf } from '../contract/objects.ts';
import { bare, listOperations, type ListedOperation } from '../contract/operations.ts';
import { escapeToken, tokensOf, valueAt } from '../contract/pointer.ts';
import type { Direction } from '../schema/placed.ts';

/** An example, with the schema that it illustrates. */
export interface NamedExample {
  /** `answer 200 nominal`, `body request`, `example of Badge.status` */
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema;
  /** Pointers into the contract. */
  readonly source: string;
  readonly schemaSource: string;
  /** Null for a schema that may be in both. */
  readonly direction: Direction | null;
}

/** A part of an operation that has no example. */
export interface MissingExample {
  readonly listed: ListedOperation;
  readonly name: string;
}

type Examples = Readonly<Record<string, Example>>;

/** The examples of the contract, and which parts of its operations have none. */
export function namedExamples(document: ContractDocument): {
  readonly examples: readonly NamedExample[];
  readonly missing: readonly MissingExample[];
} {
  const parts = listOperations(document).flatMap((listed) =>
    partsOf(document, listed).map((part) => ({ listed, part })),
  );
  const missing = new Map<string, MissingExample>();
  const isShown = new Set<string>();
  for (const { listed, part } of parts) {
    const { name, schema } = part.place;
    // One content type of several is enough.
    const key = JSON.stringify([listed.method, listed.path, name]);
    if (valuesOf(part.given).length > 0 || hasExample(document, schema)) isShown.add(key);
    else if (part.isWanted) missing.set(key, { listed, name });
  }
  return {
    examples: [...parts.flatMap(({ part }) => examplesOf(part)), ...schemaExamples(document)],
    missing: [...missing].filter(([key]) => !isShown.has(key)).map(([, one]) => one),
  };
}

/** A part of an operation that may have examples. */
interface Part {
  readonly place: Omit<NamedExample, 'value' | 'schemaSource'>;
  readonly given: Examples;
  readonly isWanted: boolean;
  /** False for a content type whose example may be its text. */
  readonly isData?: boolean;
}

function partsOf(document: ContractDocument, listed: ListedOperation): readonly Part[] {
  const { parameters, body, answers, operation } = listed;
  const { requestBody = { content: {} } } = operation;
  const { content: sent } = resolveReference<RequestBody>(document, requestBody);
  return [
    ...parameters.map(({ in: where, name, schema, source, required, examples = {} }): Part => {
      const place = { name: `${where} ${name}`, schema, source, direction: 'request' } as const;
      return { place, given: examples, isWanted: required === true };
    }),
    ...mediaParts(sent, { name: 'body', source: body?.source ?? '', direction: 'request' }, true),
    ...Object.entries(answers).flatMap(([status, { content = {}, headers = {}, source: at }]) => [
      ...mediaParts(
        content,
        { name: `answer ${status}`, source: at, direction: 'answer' },
        status.startsWith('2'),
      ),
      ...Object.entries(headers).map(([name, written]): Part => {
        const { schema = {}, examples = {} } = resolveReference<Header>(document, written);
        const source = `${at}/headers/${escapeToken(name)}`;
        const place = { name: `header ${name}`, schema, source, direction: 'answer' } as const;
        return { place, given: examples, isWanted: false };
      }),
    ]),
  ];
}

function mediaParts(
  content: Readonly<Record<string, MediaType>>,
  holder: Pick<NamedExample, 'name' | 'source' | 'direction'>,
  isWanted: boolean,
): readonly Part[] {
  return Object.entries(content)
    .filter(([, { schema }]) => schema.format !== 'binary')
    .map(([contentType, { schema, examples = {} }]): Part => {
      const source = `${holder.source}/content/${escapeToken(contentType)}`;
      const isData = /json$|form-data|urlencoded|^text\/plain|\*/i.test(bare(contentType));
      return { place: { ...holder, schema, source }, given: examples, isWanted, isData };
    });
}

function examplesOf({ place, given, isData = true }: Part): readonly NamedExample[] {
  const judged = valuesOf(given).filter(([, { value }]) => isData || typeof value !== 'string');
  return judged.map(([name, { value }]) => {
    // A single example of the contract was read under this name.
    const key = name === 'example' ? name : `examples/${escapeToken(name)}`;
    const { source } = place;
    const sources = { source: `${source}/${key}`, schemaSource: `${source}/schema` };
    return { ...place, value, ...sources, name: `${place.name} ${name}` };
  });
}

function valuesOf(given: Examples): readonly (readonly [string, Example])[] {
  return Object.entries(given).filter(([, { value }]) => value !== undefined);
}

/** The examples and defaults of all schemas, those of fields and items included, each where it is written. */
function schemaExamples(document: ContractDocument): readonly NamedExample[] {
  return [...objectsOf(document)]
    .filter(({ node }) => node['format'] !== 'binary')
    .flatMap(({ kind, node, source: schemaSource }) => {
      if (kind === 'mediaType' && /^#\/webhooks\/|\/callbacks\//.test(schemaSource)) {
        const [contentType = ''] = tokensOf(schemaSource).slice(-1);
        const name = tellPlace(schemaSource);
        const holder = {
          name,
          source: schemaSource.replace(/\/content\/[^/]*$/, ''),
          direction: null,
        };
        return mediaParts({ [contentType]: node as unknown as MediaType }, holder, false).flatMap(
          examplesOf,
        );
      }
      if (kind !== 'schema') return [];
      const schema: Schema = node;
      const add = (key: string, words: string, value: unknown): NamedExample => {
        const name = `${words} of ${tellSchema(document, schemaSource)}`;
        const source = `${schemaSource}/${key}`;
        return { name, value, schema, source, schemaSource, direction: null };
      };
      return [
        ...('example' in schema ? [add('example', 'example', schema.example)] : []),
        ...(schema.examples ?? []).map((it, at) => add(`examples/${at}`, `example ${at + 1}`, it)),
        ...('default' in schema ? [add('default', 'default', schema.default)] : []),
      ];
    });
}

/** A parameter is told by its name, everything else by its place. */
function tellSchema(document: ContractDocument, source: string): string {
  const [, at] = /^(#\/paths\/.*?\/parameters\/\d+)\/schema/.exec(source) ?? [];
  if (at === undefined) return tellPlace(source);
  const found = Object(valueAt(document, tokensOf(at))) as {
    readonly name?: string;
    readonly in?: string;
  };
  const below = tellPlace(source.replace(`${at}/schema`, '#/components/schemas/_')).slice(1);
  return `${found.in ?? ''} ${found.name ?? ''}${below}`;
}

function hasExample(document: ContractDocument, root: Schema): boolean {
  const seen = new Set([root]);
  for (const schema of seen) {
    const { example, examples = [], $ref: reference, ...own } = schema;
    if (example !== undefined || examples.length > 0) return true;
    const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = own;
    const below = [...Object.values(properties), ...oneOf, ...anyOf, ...allOf];
    for (const one of items === undefined ? below : [...below, items]) seen.add(one);
    if (reference !== undefined) seen.add(resolveReference(document, schema));
  }
  return false;
}
