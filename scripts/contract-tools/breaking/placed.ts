import { escapeToken, unescapeToken } from '../contract/pointer.ts';

/** Any object of the contract. */
export type Json = Readonly<Record<string, unknown>>;

/** An object of the contract and its JSON pointer in the bundled contract. */
export interface Placed {
  readonly node: Json;
  /** For example `#/components/schemas/Badge`. */
  readonly source: string;
}

/**
 * Resolves references and returns the target with its pointer. Throws on an unresolvable or
 * circular reference.
 */
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

/** The object below a key, references not resolved; null if there is no object. */
export function childOf({ node, source }: Placed, key: string): Placed | null {
  const child = Object.hasOwn(node, key) ? node[key] : undefined;
  return isJson(child) ? { node: child, source: `${source}/${escapeToken(key)}` } : null;
}

/** The entries of a map (`properties`, `responses`) by name, references not resolved. */
export function entriesOf(placed: Placed, key: string): ReadonlyMap<string, Placed> {
  const map = childOf(placed, key);
  if (map === null) return new Map();
  const names = Object.keys(map.node);
  return new Map(
    names.flatMap((name) => {
      const child = childOf(map, name);
      return child === null ? [] : [[name, child] as const];
    }),
  );
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

const found = new WeakMap<Json, Map<string, Json>>();

function find(document: Json, reference: string, from: string): Json {
  const known = found.get(document) ?? new Map<string, Json>();
  found.set(document, known);
  const before = known.get(reference);
  if (before !== undefined) return before;
  const tokens = reference.replace(/^#\/?/, '').split('/').map(decodeToken);
  const target = tokens.reduce<unknown>((parent, token) => {
    return isJson(parent) || Array.isArray(parent) ? (parent as Json)[token] : undefined;
  }, document);
  if (!isJson(target)) throw new Error(`${from}: ${reference} not found.`);
  known.set(reference, target);
  return target;
}

function decodeToken(token: string): string {
  return unescapeToken(decodeURIComponent(token));
}

const numbers = new WeakMap<Json, number>();
let count = 0;

/** Two schemas may share an object in memory, or a pointer (a joined one and its first part), not both. */
export function placeKey({ node, source }: Placed): string {
  const number = numbers.get(node) ?? (count += 1);
  numbers.set(node, number);
  return `${number}@${source}`;
}
