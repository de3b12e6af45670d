import { escapeToken, unescapeToken } from '../contract/pointer.ts';

/** Any object of the contract, of whatever kind. */
export type Json = Readonly<Record<string, unknown>>;

/** An object of the contract, and the pointer to it in the contract read as one document. */
export interface Placed {
  readonly node: Json;
  /** `#/components/schemas/Badge` */
  readonly source: string;
}

/** Follows references, and keeps where their end stands. Throws on one that leads nowhere, or in a circle. */
export function follow(document: Json, placed: Placed): Placed {
  const passed = new Set<string>();
  let here = placed;
  for (;;) {
    const reference = here.node['$ref'];
    if (typeof reference !== 'string') return here;
    if (passed.has(reference)) throw new Error(`${placed.source}: ${reference} leads in a circle.`);
    passed.add(reference);
    here = { node: find(document, reference, placed.source), source: reference };
  }
}

/** What stands under a key, its references not followed; null when nothing, or no object, does. */
export function childOf({ node, source }: Placed, key: string): Placed | null {
  const child = Object.hasOwn(node, key) ? node[key] : undefined;
  return isJson(child) ? { node: child, source: `${source}/${escapeToken(key)}` } : null;
}

/** The entries of a map (`properties`, `responses`), by name, none of their references followed. */
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

/** The objects of a list (`parameters`, `oneOf`), none of their references followed. */
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

function find(document: Json, reference: string, from: string): Json {
  const tokens = reference.replace(/^#\/?/, '').split('/').map(decodeToken);
  const target = tokens.reduce<unknown>((parent, token) => {
    return isJson(parent) || Array.isArray(parent) ? (parent as Json)[token] : undefined;
  }, document);
  if (!isJson(target)) throw new Error(`${from}: ${reference} not found.`);
  return target;
}

function decodeToken(token: string): string {
  return unescapeToken(decodeURIComponent(token));
}
