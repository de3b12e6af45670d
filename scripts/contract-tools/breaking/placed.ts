import { escapeToken } from '../contract/pointer.ts';
import { targetOf } from '../schema/followSchema.ts';
import { type Pair, onBoth } from './Change.ts';
import { made, madeFor } from '../schema/made.ts';

/** Any object of the contract. */
export type Json = Readonly<Record<string, unknown>>;

/** An object of the contract and its JSON pointer in the bundled contract. */
export interface Placed {
  readonly node: Json;
  /** For example `#/components/schemas/Badge`. */
  readonly source: string;
}

/** Resolves references: the target and its pointer. Throws where one is circular or leads nowhere. */
export function follow(document: Json, placed: Placed): Placed {
  const passed = new Set<string>();
  let here = placed;
  for (;;) {
    const reference = here.node['$ref'];
    if (typeof reference !== 'string') return here;
    if (passed.has(reference))
      throw new Error(`${placed.source}: ${reference} is a circular reference.`);
    passed.add(reference);
    here = { node: find(document, reference, placed.source), source: reference };
  }
}

export type PlacedMap = ReadonlyMap<string, Placed>;

/** The contract as a whole. */
export function rootOf(document: Json): Placed {
  return { node: document, source: '#' };
}

/** The object below a key, references not resolved; null if there is no object. */
export function childOf({ node, source }: Placed, key: string): Placed | null {
  const child = Object.hasOwn(node, key) ? node[key] : undefined;
  return isJson(child) ? { node: child, source: `${source}/${escapeToken(key)}` } : null;
}

/** The objects below an object by name, references not resolved. */
export function childrenOf(placed: Placed): PlacedMap {
  const all = Object.keys(placed.node).map((name) => [name, childOf(placed, name)] as const);
  return new Map(all.filter((one): one is readonly [string, Placed] => one[1] !== null));
}

/** The entries of a map (`properties`, `responses`) by name, references not resolved. */
export function entriesOf(placed: Placed, key: string): PlacedMap {
  const map = childOf(placed, key);
  return map === null ? new Map() : childrenOf(map);
}

/** The shared parts of one kind (`schemas`) by name. */
export function componentsOf(document: Json, kind: string): PlacedMap {
  const components = childOf(rootOf(document), 'components');
  return components === null ? new Map() : entriesOf(components, kind);
}

/** The objects of a list (`parameters`, `oneOf`), references not resolved. */
export function itemsOf({ node, source }: Placed, key: string): readonly Placed[] {
  const list = node[key];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown, index) =>
    isJson(item) ? [{ node: item, source: `${source}/${key}/${index}` }] : [],
  );
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same key of both objects; on a side without that key, the object itself. */
export function placesOf(pair: Pair<Placed>, key: string): Pair<string> {
  return onBoth(pair, ({ node, source }) => (key in node ? `${source}/${key}` : source));
}

/** The pointers of both objects. */
export function sourcesOf(pair: Pair<Pick<Placed, 'source'>>): Pair<string> {
  return onBoth(pair, ({ source }) => source);
}

/** The keys of both objects, each once. */
export function keysOf(one: object, other: object): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

/** The object with those of its keys that fit. */
export function pick(node: Json, fits: (key: string) => boolean): Json {
  return Object.fromEntries(Object.entries(node).filter(([key]) => fits(key)));
}

const targets = new WeakMap<Json, Map<string, Json>>();

function find(document: Json, reference: string, from: string): Json {
  return madeFor(targets, document, reference, () => {
    const target = targetOf(document, reference) as Json | null;
    if (target === null) throw new Error(`${from}: ${reference} not found.`);
    return target;
  });
}

const numbers = new WeakMap<Json, number>();
let count = 0;

/** Two schemas may share an object in memory, or a pointer (a joined one and its first part), not both. */
export function placeKey({ node, source }: Placed): string {
  return `${made(numbers, node, () => (count += 1))}@${source}`;
}
