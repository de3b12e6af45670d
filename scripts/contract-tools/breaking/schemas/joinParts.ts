import { madeFor } from '../../schema/made.ts';
import { isWords, notationOf } from '../meaning.ts';
import { childOf, entriesOf, follow, isJson, itemsOf, pick, placeKey } from '../placed.ts';
import type { Json, Placed, PlacedMap } from '../placed.ts';
import { lowerBounds, upperBounds } from '../../schema/keywords.ts';

/** One object of keywords, with the place of each schema below it. */
export interface Joined extends Placed {
  /** By `items` or `properties/name`. */
  readonly below: PlacedMap;
}

const maps: ReadonlySet<string> = new Set(['properties', 'patternProperties', 'dependentSchemas']);

/** Keywords that say nothing about the values of a schema that has parts. */
export const describing: ReadonlySet<string> = new Set([
  ...['deprecated', 'default', 'readOnly', 'writeOnly', 'discriminator'],
]);

/** Whether a keyword limits the values of a schema. */
export function restricts(key: string): boolean {
  return !isWords(key) && !describing.has(key);
}

/** Resolves the reference of a schema. One with keywords beside its reference is returned as it is. */
export function followSchema(document: Json, placed: Placed): Placed {
  const { $ref } = placed.node;
  const isAlone = !Object.keys(placed.node).some((key) => key !== '$ref' && restricts(key));
  if (typeof $ref !== 'string' || !isAlone) return placed;
  // The target may itself have keywords beside a reference.
  return follow(document, { node: { $ref }, source: placed.source });
}

/** The parts of a schema that `joinSchemas` made. */
const joined = new WeakMap<Json, readonly Placed[]>();
const schemasMade = new WeakMap<Json, Map<string, Placed>>();

/** The parts of `allOf`. */
export function partsOf(placed: Placed): readonly Placed[] {
  return joined.get(placed.node) ?? itemsOf(placed, 'allOf');
}

/** The schema whose values fit all of these: the same one for the same schemas. */
function joinSchemas(document: Json, schemas: readonly Placed[]): Placed {
  const parts = new Map<string, Placed>();
  for (const schema of schemas.flatMap((one) => joined.get(one.node) ?? [one])) {
    const one = followSchema(document, schema);
    if (!parts.has(one.source)) parts.set(one.source, one);
  }
  const list = [...parts.values()].toSorted((a, b) => (a.source < b.source ? -1 : 1));
  const [first] = list;
  if (list.length === 1 && first !== undefined) return first;
  return madeFor(schemasMade, document, JSON.stringify(list.map(({ source }) => source)), () => {
    const node = { allOf: list.map((one) => one.node) };
    joined.set(node, list);
    return { node, source: first?.source ?? '#' };
  });
}

/** Joins objects of keywords (`allOf`). Values whose common meaning is not known are kept apart. */
export function joinParts(document: Json, given: readonly Placed[], source: string): Joined {
  const limiting = given.filter(({ node }) => Object.keys(node).some(restricts));
  const parts = limiting.length > 0 ? limiting : given.slice(0, 1);
  const key = [...parts.map(placeKey), source].join(' ');
  return madeFor(whole, document, key, () => joinAll(document, parts, source));
}

const whole = new WeakMap<Json, Map<string, Joined>>();

function joinAll(document: Json, parts: readonly Placed[], source: string): Joined {
  const [first = { node: {}, source }, ...others] = parts;
  const below = new Map<string, Placed>();
  for (const [key, schema] of schemasOf(first)) below.set(key, schema);
  if (others.length === 0) return { node: first.node, source, below };
  const node: Record<string, unknown> = { ...first.node };
  for (const part of others) {
    for (const [key, schema] of schemasOf(part)) {
      const known = below.get(key);
      below.set(key, known === undefined ? schema : joinSchemas(document, [known, schema]));
    }
    addKeywords(node, part.node);
  }
  for (const [key, { node: schema }] of below) {
    const [name = '', ...rest] = key.split('/');
    if (rest.length > 0) node[name] = { ...(node[name] as Json), [rest.join('/')]: schema };
    else if (isJson(node[name])) node[name] = schema;
    else below.delete(key);
  }
  for (const key of ['additionalProperties', 'unevaluatedProperties']) {
    const forbidden = new Set([first, ...others].flatMap((part) => forbiddenBy(part, node, key)));
    if (forbidden.size > 0) node[forbiddenKey(key)] = [...forbidden].toSorted();
  }
  return { node, source, below };
}

/** The name of a list. What `unevaluatedProperties` forbids is not certain: a part may have parts itself. */
export function forbiddenKey(key: string): string {
  return `fields that ${key} of a part of allOf forbids`;
}

/** The fields of the whole that one part alone does not allow. */
function forbiddenBy(part: Placed, whole: Json, key: string): readonly string[] {
  if (part.node[key] !== false || 'patternProperties' in part.node) return [];
  const own = entriesOf(part, 'properties');
  return Object.keys(Object(whole['properties']) as object).filter((name) => !own.has(name));
}

function schemasOf(placed: Placed): readonly (readonly [string, Placed])[] {
  return Object.keys(placed.node).flatMap((key) => {
    if (maps.has(key)) {
      return [...entriesOf(placed, key)].map(([name, one]) => [`${key}/${name}`, one] as const);
    }
    const child = single.has(key) ? childOf(placed, key) : null;
    return child === null ? [] : [[key, child] as const];
  });
}

const joinable = [
  ...['items', 'additionalProperties', 'propertyNames'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'contentSchema'],
];
const single = new Set<string>([...joinable, ...['contains', 'not', 'if', 'then', 'else']]);

type Join = (one: unknown, other: unknown) => unknown;

function joinsOf(keys: Iterable<string>, join: Join): Readonly<Record<string, Join>> {
  return Object.fromEntries([...keys].map((key) => [key, join]));
}

const joins: Readonly<Partial<Record<string, Join>>> = {
  ...joinsOf(lowerBounds, (a, b) => Math.max(Number(a), Number(b))),
  ...joinsOf(upperBounds, (a, b) => Math.min(Number(a), Number(b))),
  ...joinsOf(maps, (a, b) => ({ ...(a as Json), ...(b as Json) })),
  ...joinsOf(joinable, (a, b) => (a === false || b === false ? false : isJson(a) ? a : b)),
  type: commonTypes,
  required: (a, b) => [...new Set([...listOf(a), ...listOf(b)])],
  enum: (a, b) => listOf(a).filter((one) => listOf(b).some((other) => isSame(one, other))),
  uniqueItems: (a, b) => a === true || b === true,
};

/** Keywords that mean nothing without the first of them. */
const groups: readonly (readonly string[])[] = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
];

function addKeywords(node: Record<string, unknown>, part: Json): void {
  const grouped = groups.filter(([key = '']) => key in part && hasOrHad(node, key));
  for (const group of grouped) keepBoth(node, part, group);
  for (const [key, value] of Object.entries(part)) {
    if (!restricts(key) || grouped.some((group) => group.includes(key))) continue;
    const join = Object.hasOwn(joins, key) ? joins[key] : undefined;
    if (!hasOrHad(node, key)) node[key] = value;
    else if (join === undefined) keepBoth(node, part, [key]);
    else node[key] = join(node[key], value);
  }
}

/** The keywords that belong to a keyword, and itself. */
export function groupOf(key: string): readonly string[] {
  return groups.find(([first]) => first === key) ?? [key];
}

function hasOrHad(node: Json, key: string): boolean {
  return key in node || twice(key) in node;
}

/** The name of a list: what two parts of `allOf` say by this keyword. */
export function twice(key: string): string {
  return `${key} twice in allOf`;
}

function keepBoth(node: Record<string, unknown>, part: Json, keys: readonly string[]): void {
  const name = twice(keys[0] ?? '');
  const [one, other] = [node, part].map((from) => pick(from, (key) => keys.includes(key)));
  if (!(name in node) && isSame(one, other)) return;
  const known = name in node ? listOf(node[name]) : [one];
  for (const key of keys) Reflect.deleteProperty(node, key);
  const all = new Map([...known, other].map((value) => [notationOf(value), value]));
  node[name] = [...all].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isSame(one: unknown, other: unknown): boolean {
  return notationOf(one) === notationOf(other);
}

function commonTypes(a: unknown, b: unknown): readonly unknown[] {
  const [one, other] = [listOf(a), listOf(b)];
  const fits = (list: readonly unknown[]) => (name: unknown) =>
    list.includes(name) || (name === 'integer' && list.includes('number'));
  return [...new Set([...one.filter(fits(other)), ...other.filter(fits(one))])];
}
