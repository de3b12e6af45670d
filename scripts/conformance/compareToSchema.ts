import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Schema } from '../contract/document.ts';
import { chooseForm } from './chooseForm.ts';
import type { CompareToSchema, PlacedDifference, PlacedSchema } from './PlacedDifference.ts';
import type { RuleId } from './rules.ts';
import { sameName } from './sameName.ts';
import { escapeToken } from '../contract/pointer.ts';

type DescribeShape = (value: unknown) => string;

/** Further differences add no information, and a hostile answer could cause millions of them. */
const maxListDifferences = 10_000;
const maxUnknownFields = 100;

/** The rule of each keyword. `type` and the structure are checked before these. */
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
 * Compares values with schemas of the contract. Returns every difference with its place in the
 * contract, undescribed fields included. Ajv checks single keywords; choosing the form of a `oneOf`
 * and tracking the places is done here, because a validator reports neither.
 */
export function compareToSchemas(
  document: ContractDocument,
  describeShape: DescribeShape,
): CompareToSchema {
  const judge = keywordJudge();

  const compare = (
    value: unknown,
    placed: PlacedSchema,
    pointer: string,
  ): readonly PlacedDifference[] => {
    const { schema, source } = follow(document, placed);
    const difference = (rule: RuleId, message: string, at = source): PlacedDifference => {
      return { rule, message, pointer, source: at };
    };
    if (schema.oneOf !== undefined) {
      const forms = schema.oneOf.map((form, index) => ({
        schema: form,
        source: `${source}/oneOf/${index}`,
      }));
      const { differences, several } = chooseForm(forms, pointer, (form) =>
        compare(value, form, pointer),
      );
      return several
        ? [difference('schema/several', `Fits ${several} forms of the contract at once.`)]
        : differences;
    }
    if (schema.type !== undefined && !judge({ type: schema.type }, value)) {
      const wanted = [schema.type].flat().join(' or ');
      return [
        difference(
          'schema/type',
          `${describeShape(value)} instead of ${wanted}.`,
          `${source}/type`,
        ),
      ];
    }
    return [
      ...keywordDifferences(schema, value, (rule, keyword) =>
        difference(
          rule,
          `${describeShape(value)} instead of ${describeKeyword(keyword, schema[keyword])}.`,
          `${source}/${keyword}`,
        ),
      ),
      ...(Array.isArray(value) ? itemDifferences(value, schema, source, pointer) : []),
      ...(isRecord(value) ? fieldDifferences(value, schema, source, pointer) : []),
    ];
  };

  function keywordDifferences(
    schema: Schema,
    value: unknown,
    tell: (rule: RuleId, keyword: keyof Schema) => PlacedDifference,
  ): readonly PlacedDifference[] {
    return (Object.entries(ruleOf) as readonly [keyof Schema, RuleId][])
      .filter(([keyword]) => keyword in schema)
      .filter(([keyword]) => !judge({ [keyword]: schema[keyword] }, value))
      .map(([keyword, rule]) => tell(rule, keyword));
  }

  function itemDifferences(
    items: readonly unknown[],
    schema: Schema,
    source: string,
    pointer: string,
  ): readonly PlacedDifference[] {
    if (schema.items === undefined) return [];
    const placed = { schema: schema.items, source: `${source}/items` };
    const differences: PlacedDifference[] = [];
    for (const [index, item] of items.entries()) {
      differences.push(...compare(item, placed, `${pointer}/${index}`));
      if (differences.length > maxListDifferences) break;
    }
    return differences;
  }

  function fieldDifferences(
    value: Readonly<Record<string, unknown>>,
    { properties = {}, required = [], additionalProperties }: Schema,
    source: string,
    pointer: string,
  ): readonly PlacedDifference[] {
    const isClosed = additionalProperties === undefined && Object.keys(properties).length > 0;
    const names = Object.keys(value);
    const unknown = names
      .filter((name) => !Object.hasOwn(properties, name))
      .slice(0, additionalProperties === undefined ? maxUnknownFields : Infinity);
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

/** Follows references and tracks the pointer of the schema. */
export function follow(document: ContractDocument, placed: PlacedSchema): PlacedSchema {
  const reference = placed.schema.$ref;
  if (reference === undefined) return placed;
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
  const schema = name === undefined ? undefined : document.components.schemas[name];
  if (schema === undefined) throw new Error(`${placed.source}: ${reference} not found`);
  return follow(document, { schema, source: reference });
}

/** Ajv for one keyword at a time; each is compiled once. */
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

function describeKeyword(keyword: string, wanted: unknown): string {
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
