import type { ContractDocument, Example, Header, Schema } from '../contract/document.ts';
import { listOperations, type ListedOperation } from '../contract/operations.ts';
import { escapeToken } from '../contract/pointer.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import type { Direction } from '../schema/PlacedDifference.ts';

/** An example, with the schema that it illustrates. */
export interface NamedExample {
  readonly listed: ListedOperation;
  /** `answer 200 nominal`, `body request`, `query page example` */
  readonly name: string;
  readonly value: unknown;
  readonly schema: Schema;
  /** Pointers into the contract. */
  readonly source: string;
  readonly schemaSource: string;
  readonly direction: Direction;
}

/** A part of an operation that has no example. */
export interface MissingExample {
  readonly listed: ListedOperation;
  readonly name: string;
}

type Examples = Readonly<Record<string, Example>>;

/** The examples of every operation, and what has none. */
export function namedExamples(document: ContractDocument): {
  readonly examples: readonly NamedExample[];
  readonly missing: readonly MissingExample[];
} {
  const examples: NamedExample[] = [];
  const missing: MissingExample[] = [];
  for (const listed of listOperations(document)) {
    const add = (place: Place, given: Examples, isWanted: boolean): void => {
      const values = Object.entries(given).filter(([, { value }]) => value !== undefined);
      for (const [name, { value }] of values) {
        // A single example of the contract was read under this name.
        const key = name === 'example' ? name : `examples/${escapeToken(name)}`;
        const source = `${place.source}/${key}`;
        examples.push({ ...place, listed, value, source, name: `${place.name} ${name}` });
      }
      if (values.length === 0 && isWanted) missing.push({ listed, name: place.name });
    };
    for (const { in: where, name, schema, source, required, ...rest } of listed.parameters) {
      const place = { name: `${where} ${name}`, schema, source, direction: 'request' } as const;
      const own = ownExamples(document, schema);
      const given = { ...own, ...single(rest.example), ...rest.examples };
      add({ ...place, schemaSource: `${source}/schema` }, given, required === true);
    }
    const { body } = listed;
    if (body !== null) {
      const source = `${body.source}/content/${escapeToken(body.contentType)}`;
      const place = { name: 'body', schema: body.schema, source, direction: 'request' } as const;
      const given = { ...ownExamples(document, body.schema), ...body.examples };
      add({ ...place, schemaSource: `${source}/schema` }, given, true);
    }
    for (const [status, answer] of Object.entries(listed.answers)) {
      for (const [contentType, { schema, examples: given = {} }] of Object.entries(
        answer.content ?? {},
      )) {
        if (schema.format === 'binary') continue;
        const source = `${answer.source}/content/${escapeToken(contentType)}`;
        const name = `answer ${status}`;
        const place = {
          name,
          schema,
          source,
          schemaSource: `${source}/schema`,
          direction: 'answer',
        } as const;
        add(place, { ...ownExamples(document, schema), ...given }, status.startsWith('2'));
      }
      for (const [name, written] of Object.entries(answer.headers ?? {})) {
        const { schema = {}, example } = resolveReference<Header>(document, written);
        const source = `${answer.source}/headers/${escapeToken(name)}`;
        const place = { name: `header ${name}`, schema, source, direction: 'answer' } as const;
        add({ ...place, schemaSource: `${source}/schema` }, single(example), false);
      }
    }
  }
  return { examples, missing };
}

type Place = Pick<NamedExample, 'name' | 'schema' | 'source' | 'schemaSource' | 'direction'>;

function single(value: unknown): Examples {
  return value === undefined ? {} : { example: { value } };
}

/** `example` and `examples` of the schema itself. */
function ownExamples(document: ContractDocument, schema: Schema): Examples {
  const { example, examples = [] } = resolveReference(document, schema);
  const listed = examples.map((value, index) => [`schema ${index + 1}`, { value }] as const);
  return {
    ...(example === undefined ? {} : { schema: { value: example } }),
    ...Object.fromEntries(listed),
  };
}
