import type { ContractDocument, Schema } from '../contract/document.ts';
import { escapeToken } from '../contract/pointer.ts';
import { compareFields, compareRest, isExpected, maxUnknownFields } from './compareFields.ts';
import { compareForms } from './compareForms.ts';
import { compareItems } from './compareItems.ts';
import { followSchema, merged } from './followSchema.ts';
import { describeKeyword, hasType, keywordJudge, oneOf, ruleOf } from './keywords.ts';
import {
  type CompareToSchema,
  type Direction,
  type Differences,
  type PlacedSchema,
  isRecord,
  join,
  nothing,
  type Compared,
  type Walk,
} from './placed.ts';
import { namedSubtype, type Named } from './subtypes.ts';

/** Deeper than any answer of a contract; stops a hostile answer and a schema that contains itself. */
const maxDepth = 200;

/**
 * Compares values with schemas of the contract. Returns every difference with its place in the
 * contract, undescribed fields included. Ajv checks single keywords; choosing the form of a `oneOf`
 * and tracking the places is done here, because a validator reports neither. `onFit` is told every schema
 * that a part of an answer fits.
 */
export function compareToSchemas(
  document: ContractDocument,
  describe: (value: unknown) => string,
  onFit: (source: string) => void = () => undefined,
): CompareToSchema {
  const brokenKeywords = keywordJudge();

  const part = (
    value: unknown,
    given: PlacedSchema,
    { pointer, direction, depth, within = [] }: At,
  ): Compared => {
    const placed = followSchema(document, given);
    const { schema, source } = placed;
    const difference: Walk['difference'] = (rule, message, keys = [], name) => {
      const place = name === undefined ? pointer : joined(pointer, [name]);
      return { rule, message, pointer: place, source: joined(source, keys) };
    };
    if (depth > maxDepth) return { ...nothing, isOpen: true };
    const wrong = wrongType(value, schema);
    if (wrong !== null) {
      const message = `${describe(value)} instead of ${wrong}.`;
      return { ...nothing, differences: [difference('schema/type', message, ['type'])] };
    }
    const named = namedSubtype(document, placed, value);
    const subtype = named?.schema ?? null;
    if (subtype !== null && subtype.source !== source && !within.includes(subtype.source)) {
      const inside = [...within, source, subtype.source];
      return part(value, subtype, { pointer, direction, depth: depth + 1, within: inside });
    }
    const walk: Walk = {
      ...{ direction, pointer, source, difference, describe },
      undescribed: (one, compared, placed) => undescribed(one, compared, placed, pointer),
      part: (one, below) =>
        part(one, below, { pointer, direction, depth: depth + 1, within: [...within, source] }),
      child: (one, below, name) =>
        whole(one, below, { pointer: joined(pointer, [name]), direction, depth: depth + 1 }),
      below: (one, ...keys) => ({ schema: one, source: joined(source, keys) }),
    };
    const own = [
      ...brokenKeywords(schema, value).map((keyword) => {
        const wanted = describeKeyword(keyword, schema[keyword]);
        const message = `${describe(value)} instead of ${wanted}.`;
        return difference(ruleOf(keyword), message, [keyword]);
      }),
      ...wellFormed(value, schema, walk),
      ...(named === null || within.some((one) => named.heirs.has(one))
        ? []
        : unknownWord(named, schema, walk)),
      ...(Array.isArray(value) ? compareItems(value, schema, walk) : []),
    ];
    const compared = closed(
      join([
        ...(own.length > 0 ? [{ ...nothing, differences: own }] : []),
        ...(isRecord(value) ? [compareFields(value, schema, walk)] : []),
        ...compareForms(document, value, schema, walk),
      ]),
      value,
      schema,
      walk,
    );
    const excused = schema.allOf === undefined ? compared : withoutExcused(compared, schema, walk);
    if (excused.differences.length === 0 && direction === 'answer') onFit(source);
    return excused;
  };

  /** A field that one part of `allOf` requires may be `readOnly` or `writeOnly` in another. */
  const withoutExcused = (compared: Compared, schema: Schema, walk: Walk): Compared => {
    const { properties = {} } = merged(document, schema);
    const excused = new Set(
      Object.keys(properties)
        .filter((name) => !isExpected(merged(document, properties[name] ?? {}), walk.direction))
        .map((name) => joined(walk.pointer, [name])),
    );
    if (excused.size === 0) return compared;
    const differences = compared.differences.filter(
      ({ rule, pointer }) => rule !== 'schema/missing' || !excused.has(pointer),
    );
    return { ...compared, differences };
  };

  const undescribed = (
    value: unknown,
    { described, listsFields, isOpen, fieldsAt }: Compared,
    placed: PlacedSchema,
    pointer: string,
  ): Differences => {
    if (!isRecord(value) || !listsFields || isOpen) return [];
    const unknown = Object.keys(value).filter((name) => !described.has(name));
    if (unknown.length === 0) return [];
    const source = fieldsAt ?? followSchema(document, placed).source;
    return unknown.slice(0, maxUnknownFields).map((name) => ({
      rule: 'schema/unknown',
      message: `\`${name}\` is not described.`,
      pointer: joined(pointer, [name]),
      source,
    }));
  };

  const whole = (value: unknown, placed: PlacedSchema, at: At): Differences => {
    const compared = part(value, placed, at);
    return [...compared.differences, ...undescribed(value, compared, placed, at.pointer)];
  };

  return (value, placed, direction = 'answer') =>
    whole(value, placed, { pointer: '', direction, depth: 0 });
}

/** A word of a discriminator that names no schema, unless the contract lists it. */
function unknownWord(
  { schema, word, words, heirs }: Named,
  { discriminator, properties = {} }: Schema,
  walk: Walk,
): Differences {
  const name = discriminator?.propertyName ?? '';
  const { enum: listed = [], const: only } = properties[name] ?? {};
  if (schema !== null || heirs.size === 0 || [...listed, only].includes(word)) return [];
  const message = `${walk.describe(word)} instead of ${oneOf(words)}.`;
  return [walk.difference('schema/value', message, ['discriminator'], name)];
}

interface At {
  readonly pointer: string;
  readonly direction: Direction;
  readonly depth: number;
  /** Pointers of the schemas that the same value is being compared with. */
  readonly within?: readonly string[];
}

function wrongType(value: unknown, { type }: Schema): string | null {
  if (type === undefined) return null;
  const types = [type].flat();
  return types.some((one) => hasType(value, one)) ? null : types.join(' or ');
}

/** `unevaluatedProperties` concerns the fields that no part of the schema describes. */
function closed(compared: Compared, value: unknown, schema: Schema, walk: Walk): Compared {
  const rest = schema.unevaluatedProperties;
  if (rest === undefined || !isRecord(value)) return compared;
  const { described, isOpen } = compared;
  const others = isOpen ? [] : Object.keys(value).filter((name) => !described.has(name));
  const differences = compareRest(value, others, rest, 'unevaluatedProperties', walk);
  return { ...compared, isOpen: true, differences: [...compared.differences, ...differences] };
}

function joined(pointer: string, keys: readonly (string | number)[]): string {
  return [pointer, ...keys.map((key) => escapeToken(String(key)))].join('/');
}

/** Integers that JavaScript rounds, unless the contract says `int64`, and halves of characters. */
function wellFormed(value: unknown, { format, type }: Schema, walk: Walk): Differences {
  if (typeof value === 'string') {
    if (!/\p{Cs}/u.test(value)) return [];
    return [walk.difference('text/half-character', 'The text contains half of a character.')];
  }
  const isWhole = typeof value === 'number' && Number.isInteger(value);
  if (!isWhole || Number.isSafeInteger(value) || format === 'int64') return [];
  if (type !== undefined && ![type].flat().includes('integer')) return [];
  const message = `${walk.describe(value)}: beyond 2^53, so that clients in JavaScript read another number.`;
  return [walk.difference('schema/unsafe-integer', message)];
}
