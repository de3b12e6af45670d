import type { ContractDocument, Schema } from '../contract/document.ts';
import { fragmentTokens, valueAt } from '../contract/pointer.ts';
import { made } from './made.ts';
import type { PlacedSchema } from './PlacedDifference.ts';
import { isRecord } from './Walk.ts';

/** Keywords that limit nothing. */
const words =
  /^(\$ref|\$comment|title|description|examples?|default|deprecated|externalDocs|xml|x-.*)$/;

const mostSteps = 100;

/**
 * Follows references and tracks the pointer of the schema. Keywords beside a `$ref` count too: they become a
 * part of `allOf`.
 */
export function followSchema(document: ContractDocument, placed: PlacedSchema): PlacedSchema {
  let here = placed;
  for (let steps = 0; here.schema.$ref !== undefined; steps += 1) {
    const { $ref: reference, ...beside } = here.schema;
    const target = targetOf(document, reference);
    if (target === null) throw new Error(`${here.source}: ${reference} not found`);
    if (steps > mostSteps) throw new Error(`${here.source}: ${reference} is a circular reference`);
    if (Object.keys(beside).some((key) => !words.test(key))) return withBeside(here, beside);
    here = { schema: target, source: reference };
  }
  return here;
}

const joined = new WeakMap<Schema, Schema>();

function withBeside({ schema, source }: PlacedSchema, beside: Schema): PlacedSchema {
  const allOf = [...(beside.allOf ?? []), { $ref: schema.$ref ?? '' }];
  return { schema: made(joined, schema, () => ({ ...beside, allOf })), source };
}

/** The object that a reference leads to; null if there is none. */
export function targetOf(document: object, reference: string): Schema | null {
  const target = valueAt(document, fragmentTokens(reference));
  return isRecord(target) ? target : null;
}
