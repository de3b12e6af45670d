import { escapeToken } from '../contract/pointer.ts';
import type { Schema } from '../contract/document.ts';
import type { PlacedDifference } from './PlacedDifference.ts';
import { sameName } from './sameName.ts';
import type { Compared, Walk } from './Walk.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Further differences add no information, and a hostile answer could cause millions of them. */
export const maxUnknownFields = 100;

/** Compares the fields of an object, and tells which of them the schema describes. */
export function compareFields(value: Fields, schema: Schema, walk: Walk): Compared {
  const { properties = {}, patternProperties = {}, additionalProperties: rest } = schema;
  const patterns = Object.entries(patternProperties).map(
    ([pattern, one]) => [toRegExp(pattern), pattern, one] as const,
  );
  const names = Object.keys(value);
  const patternsOf = (name: string) => patterns.filter(([form]) => form.test(name));
  const known = names.filter(
    (name) => Object.hasOwn(properties, name) || patternsOf(name).length > 0,
  );
  const isKnown = new Set(known);
  const others = names.filter((name) => !isKnown.has(name));
  const field = (name: string, one: Schema, key: string): readonly PlacedDifference[] => {
    const source = `${walk.source}/${key}`;
    return walk.whole(value[name], { schema: one, source }, at(walk, name));
  };
  const differences = [
    ...missing(value, schema, others, walk),
    ...known.flatMap((name) => {
      const own = properties[name];
      return [
        ...(own === undefined || !Object.hasOwn(properties, name)
          ? []
          : [...field(name, own, `properties/${escapeToken(name)}`), ...secret(name, own, walk)]),
        ...patternsOf(name).flatMap(([, pattern, one]) =>
          field(name, one, `patternProperties/${escapeToken(pattern)}`),
        ),
      ];
    }),
    ...(typeof rest === 'object'
      ? others.flatMap((name) => field(name, rest, 'additionalProperties'))
      : []),
    ...(rest === false ? forbidden(others, walk, 'additionalProperties') : []),
    ...dependent(value, schema, walk),
    ...names.slice(0, maxUnknownFields).flatMap((name) => wrongName(name, schema, walk)),
  ];
  const listsFields = Object.keys(properties).length + patterns.length > 0;
  return {
    differences,
    described: rest === false ? new Set(names) : isKnown,
    listsFields,
    fieldsAt: listsFields ? walk.source : null,
    isOpen: rest === true || typeof rest === 'object',
  };
}

function at({ pointer }: Pick<Walk, 'pointer'>, name: string): string {
  return `${pointer}/${escapeToken(name)}`;
}

/** A client does not send `readOnly` fields, a server does not send `writeOnly` ones. */
export function isExpected(field: Schema | undefined, direction: Walk['direction']): boolean {
  return direction === 'request' ? field?.readOnly !== true : field?.writeOnly !== true;
}

function missing(
  value: Fields,
  { properties = {}, required = [] }: Schema,
  others: readonly string[],
  walk: Walk,
): readonly PlacedDifference[] {
  return required
    .filter((name) => !Object.hasOwn(value, name) && isExpected(properties[name], walk.direction))
    .map((name) => {
      const other = others.find((one) => sameName(one, name));
      const hint = other === undefined ? '' : ` \`${other}\` came instead.`;
      const source = `${walk.source}/properties/${escapeToken(name)}`;
      const message = `\`${name}\` is missing.${hint}`;
      return { ...walk.difference('schema/missing', message, source), pointer: at(walk, name) };
    });
}

function secret(name: string, { writeOnly }: Schema, walk: Walk): readonly PlacedDifference[] {
  if (walk.direction !== 'answer' || writeOnly !== true) return [];
  const source = `${walk.source}/properties/${escapeToken(name)}`;
  const message = `\`${name}\` is sent, which clients only write (writeOnly).`;
  return [{ ...walk.difference('schema/write-only', message, source), pointer: at(walk, name) }];
}

/** The fields that a closed object must not have. */
export function forbidden(
  names: readonly string[],
  walk: Walk,
  keyword: string,
): readonly PlacedDifference[] {
  return names.slice(0, maxUnknownFields).map((name) => {
    const message = `\`${name}\` is not allowed here.`;
    const source = `${walk.source}/${keyword}`;
    return { ...walk.difference('schema/forbidden', message, source), pointer: at(walk, name) };
  });
}

function dependent(
  value: Fields,
  { dependentRequired = {} }: Schema,
  walk: Walk,
): readonly PlacedDifference[] {
  return Object.entries(dependentRequired)
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([name, needed]) =>
      needed
        .filter((one) => !Object.hasOwn(value, one))
        .map((one) => {
          const message = `\`${one}\` is missing beside \`${name}\`.`;
          const source = `${walk.source}/dependentRequired/${escapeToken(name)}`;
          return { ...walk.difference('schema/missing', message, source), pointer: at(walk, one) };
        }),
    );
}

function wrongName(
  name: string,
  { propertyNames }: Schema,
  walk: Walk,
): readonly PlacedDifference[] {
  if (propertyNames === undefined) return [];
  const placed = { schema: propertyNames, source: `${walk.source}/propertyNames` };
  return walk
    .whole(name, placed, at(walk, name))
    .map((one) => ({ ...one, message: `Name of a field: ${one.message}` }));
}

/** Throws nothing: a pattern that is no regular expression matches no name. */
function toRegExp(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return /(?!)/;
  }
}
