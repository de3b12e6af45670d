import { notationOf } from '../meaning.ts';
import { pick, type Json } from '../placed.ts';
import type { Joined } from './joinParts.ts';

/** The value of a keyword instead of the written one; undefined removes the keyword. */
type Changes = Readonly<Record<string, unknown>>;

const absent = undefined;

/** What can be written in two ways (JSON Schema 2020-12), in one of them. */
const rewritten: Readonly<Partial<Record<string, (node: Json) => Changes>>> = {
  array: (node) => {
    const { contains, items, prefixItems = [], maxItems = Infinity } = node;
    const { minContains = 1, minItems = 0 } = node;
    const { length } = prefixItems as readonly unknown[];
    const isLoose = !('maxContains' in node || 'unevaluatedItems' in node);
    const isCount = isLoose && (minContains === 0 || isSchema(contains, anything));
    return {
      // Of an older dialect, for a list of `items`.
      ...('additionalItems' in node && !Array.isArray(items) && { additionalItems: absent }),
      ...(isSchema(items, nothing) && {
        items: absent,
        maxItems: Math.min(length, Number(maxItems)),
      }),
      ...('contains' in node &&
        isCount && {
          contains: absent,
          minContains: absent,
          minItems: Math.max(Number(minItems), Number(minContains)),
        }),
    };
  },
  object: ({ additionalProperties: more }) =>
    isSchema(more, nothing) ? { additionalProperties: false } : {},
};

const [nothing, anything] = [{ not: {} }, {}];

function isSchema(value: unknown, schema: Json): boolean {
  return notationOf(value ?? null) === notationOf(schema);
}

/** A form whose keywords are written in one of the ways in which they can be. */
export function inOneNotation(kind: string, joined: Joined): Joined {
  const changes = rewritten[kind]?.(joined.node) ?? {};
  const names = Object.keys(changes);
  if (names.length === 0) return joined;
  const isKept = (key: string): boolean => !(key in changes) || changes[key] !== absent;
  const node = pick({ ...joined.node, ...changes }, isKept);
  const below = new Map([...joined.below].filter(([key]) => !names.includes(key)));
  return { ...joined, node, below };
}
