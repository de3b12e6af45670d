import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Schema } from '../contract/document.ts';
import { chooseForm } from './chooseForm.ts';
import type { CompareToSchema, PlacedMisfit, PlacedSchema } from './PlacedMisfit.ts';
import type { RuleId } from './rules.ts';
import { sameName } from './sameName.ts';
import { escapeToken } from '../contract/pointer.ts';

type TellShape = (value: unknown) => string;

/** Beyond these, more of the same says nothing more; a hostile answer could say it by the million. */
const enoughOfList = 10_000;
const enoughOfObject = 100;

/** Which keyword breaks which rule; `type` and the structure are judged before these. */
const ruleOf: Readonly<Partial<Record<keyof Schema, RuleId>>> = {
  enum: 'schema/value',
  const: 'schema/value',
  pattern: 'schema/format',
  format: 'schema/format',
  minLength: 'schema/limit',
  maxLength: 'schema/limit',
  minimum: 'schema/limit',
  maximum: 'schema/limit',
  multipleOf: 'schema/limit',
  minItems: 'schema/limit',
  maxItems: 'schema/limit',
  uniqueItems: 'schema/limit',
};

/**
 * Compares values with schemas of the contract and names every place that leaves them, each with the line of the contract it
 * leaves; fields that no schema describes are named too. Single keywords are Ajv's to judge; which form of several was meant,
 * and where each schema stands, is ours: a validator tells neither.
 */
export function compareToSchemas(
  document: ContractDocument,
  tellShape: TellShape,
): CompareToSchema {
  const judge = keywordJudge();

  const compare = (
    value: unknown,
    placed: PlacedSchema,
    pointer: string,
  ): readonly PlacedMisfit[] => {
    const { schema, source } = follow(document, placed);
    const misfit = (rule: RuleId, message: string, at = source): PlacedMisfit => {
      return { rule, message, pointer, source: at };
    };
    if (schema.oneOf !== undefined) {
      const forms = schema.oneOf.map((form, index) => ({
        schema: form,
        source: `${source}/oneOf/${index}`,
      }));
      const { misfits, several } = chooseForm(forms, pointer, (form) =>
        compare(value, form, pointer),
      );
      return several
        ? [misfit('schema/several', `Fits ${several} forms of the contract at once.`)]
        : misfits;
    }
    if (schema.type !== undefined && !judge({ type: schema.type }, value)) {
      const wanted = [schema.type].flat().join(' or ');
      return [misfit('schema/type', `${tellShape(value)} instead of ${wanted}.`, `${source}/type`)];
    }
    return [
      ...keywordMisfits(schema, value, (rule, keyword) =>
        misfit(
          rule,
          `${tellShape(value)} instead of ${tellKeyword(keyword, schema[keyword])}.`,
          `${source}/${keyword}`,
        ),
      ),
      ...(Array.isArray(value) ? itemMisfits(value, schema, source, pointer) : []),
      ...(isRecord(value) ? fieldMisfits(value, schema, source, pointer) : []),
    ];
  };

  function keywordMisfits(
    schema: Schema,
    value: unknown,
    tell: (rule: RuleId, keyword: keyof Schema) => PlacedMisfit,
  ): readonly PlacedMisfit[] {
    return (Object.entries(ruleOf) as readonly [keyof Schema, RuleId][])
      .filter(([keyword]) => keyword in schema)
      .filter(([keyword]) => !judge({ [keyword]: schema[keyword] }, value))
      .map(([keyword, rule]) => tell(rule, keyword));
  }

  function itemMisfits(
    items: readonly unknown[],
    schema: Schema,
    source: string,
    pointer: string,
  ): readonly PlacedMisfit[] {
    if (schema.items === undefined) return [];
    const placed = { schema: schema.items, source: `${source}/items` };
    const misfits: PlacedMisfit[] = [];
    for (const [index, item] of items.entries()) {
      misfits.push(...compare(item, placed, `${pointer}/${index}`));
      if (misfits.length > enoughOfList) break;
    }
    return misfits;
  }

  function fieldMisfits(
    value: Readonly<Record<string, unknown>>,
    { properties = {}, required = [], additionalProperties }: Schema,
    source: string,
    pointer: string,
  ): readonly PlacedMisfit[] {
    const isClosed = additionalProperties === undefined && Object.keys(properties).length > 0;
    const names = Object.keys(value);
    const unknown = names
      .filter((name) => !Object.hasOwn(properties, name))
      .slice(0, additionalProperties === undefined ? enoughOfObject : Infinity);
    const missing = required.filter((name) => !Object.hasOwn(value, name));
    const at = (name: string): string => `${pointer}/${escapeToken(name)}`;
    const described = (name: string): string => `${source}/properties/${escapeToken(name)}`;
    return [
      ...missing.map((name) => {
        const other = unknown.find((one) => sameName(one, name));
        const hint = other === undefined ? '' : ` \`${other}\` came instead.`;
        const message = `\`${name}\` is missing.${hint}`;
        return {
          rule: 'schema/missing',
          message,
          pointer: at(name),
          source: described(name),
        } as const;
      }),
      ...names
        .filter((name) => Object.hasOwn(properties, name))
        .flatMap((name) => {
          const placed = { schema: properties[name] as Schema, source: described(name) };
          return compare(value[name], placed, at(name));
        }),
      ...unknown.flatMap((name) => {
        if (typeof additionalProperties === 'object') {
          const placed = { schema: additionalProperties, source: `${source}/additionalProperties` };
          return compare(value[name], placed, at(name));
        }
        if (!isClosed) return [];
        const message = `\`${name}\` is not described.`;
        return [{ rule: 'schema/unknown', message, pointer: at(name), source } as const];
      }),
    ];
  }

  return (value, placed) => compare(value, placed, '');
}

/** Follows references, and keeps where the schema stands. */
export function follow(document: ContractDocument, placed: PlacedSchema): PlacedSchema {
  const reference = placed.schema.$ref;
  if (reference === undefined) return placed;
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
  const schema = name === undefined ? undefined : document.components.schemas[name];
  if (schema === undefined) throw new Error(`${placed.source}: ${reference} not found`);
  return follow(document, { schema, source: reference });
}

/** Ajv on one keyword at a time; each is compiled once. */
function keywordJudge(): (schema: Schema, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true });
  addFormats(ajv);
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, validate);
    return validate(value);
  };
}

function tellKeyword(keyword: string, wanted: unknown): string {
  switch (keyword) {
    case 'enum':
      return `one of ${(wanted as readonly unknown[]).map((one) => JSON.stringify(one)).join(', ')}`;
    case 'const':
      return JSON.stringify(wanted);
    case 'pattern':
      return `text like ${String(wanted)}`;
    case 'format':
      return `the format « ${String(wanted)} »`;
    default:
      return `${keyword} ${JSON.stringify(wanted)}`;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
