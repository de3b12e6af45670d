import type { Schema } from '../contract/document.ts';
import type { Differences, Compared, Walk } from './placed.ts';
import { sameName } from './sameName.ts';

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
  const ownOf = (name: string): Schema | undefined =>
    Object.hasOwn(properties, name) ? properties[name] : undefined;
  const patternsOf = (name: string) => patterns.filter(([form]) => form.test(name));
  const isKnown = new Set(
    names.filter((name) => Object.hasOwn(properties, name) || patternsOf(name).length > 0),
  );
  const others = names.filter((name) => !isKnown.has(name));
  const field = (name: string, one: Schema, ...keys: readonly string[]) =>
    walk.child(value[name], walk.below(one, ...keys), name);
  const differences = [
    ...missing(value, schema, others, walk),
    ...[...isKnown].flatMap((name) => {
      const own = ownOf(name);
      return [
        ...(own === undefined ? [] : field(name, own, 'properties', name)),
        ...(own === undefined ? [] : secret(name, own, walk)),
        ...patternsOf(name).flatMap(([, pattern, one]) =>
          field(name, one, 'patternProperties', pattern),
        ),
      ];
    }),
    ...compareRest(value, others, rest, 'additionalProperties', walk),
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

/** Compares fields that nothing describes by name with what the schema says of all others. */
export function compareRest(
  value: Fields,
  names: readonly string[],
  rest: Schema | boolean | undefined,
  keyword: 'additionalProperties' | 'unevaluatedProperties',
  walk: Walk,
): Differences {
  if (typeof rest === 'object') {
    return names.flatMap((name) => walk.child(value[name], walk.below(rest, keyword), name));
  }
  return (rest === false ? names : []).slice(0, maxUnknownFields).map((name) => {
    return walk.difference('schema/forbidden', `\`${name}\` is not allowed here.`, [keyword], name);
  });
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
): Differences {
  return required
    .filter((name) => !Object.hasOwn(value, name) && isExpected(properties[name], walk.direction))
    .map((name) => {
      const other = others.find((one) => sameName(one, name));
      const hint = other === undefined ? '' : ` \`${other}\` came instead.`;
      const message = `\`${name}\` is missing.${hint}`;
      return walk.difference('schema/missing', message, ['properties', name], name);
    });
}

function secret(name: string, { writeOnly }: Schema, walk: Walk): Differences {
  if (walk.direction !== 'answer' || writeOnly !== true) return [];
  const message = `\`${name}\` is sent, which clients only write (writeOnly).`;
  return [walk.difference('schema/write-only', message, ['properties', name], name)];
}

function dependent(value: Fields, { dependentRequired = {} }: Schema, walk: Walk): Differences {
  return Object.entries(dependentRequired)
    .filter(([name]) => Object.hasOwn(value, name))
    .flatMap(([name, needed]) =>
      needed
        .filter((one) => !Object.hasOwn(value, one))
        .map((one) => {
          const message = `\`${one}\` is missing beside \`${name}\`.`;
          return walk.difference('schema/missing', message, ['dependentRequired', name], one);
        }),
    );
}

function wrongName(name: string, { propertyNames }: Schema, walk: Walk): Differences {
  if (propertyNames === undefined) return [];
  return walk
    .child(name, walk.below(propertyNames, 'propertyNames'), name)
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
