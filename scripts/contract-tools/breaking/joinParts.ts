import { isWords } from './meaning.ts';
import { follow, isJson, itemsOf, type Json, type Placed } from './placed.ts';

export interface JoinedParts {
  readonly placed: Placed;
  /** Keywords that two parts set to different values: what they mean together is not decided here. */
  readonly conflicts: readonly string[];
}

const deepest = 20;

/** A schema whose `allOf` is joined into one object of keywords; unchanged without `allOf`. */
export function joinParts(document: Json, placed: Placed, depth = 0): JoinedParts {
  const { allOf, ...own } = placed.node;
  if (!Array.isArray(allOf)) return { placed, conflicts: [] };
  if (depth > deepest) return { placed, conflicts: ['circular allOf'] };
  const conflicts: string[] = [];
  let node: Json = own;
  for (const part of itemsOf(placed, 'allOf')) {
    const { placed: one, conflicts: inner } = joinParts(
      document,
      resolved(document, part),
      depth + 1,
    );
    conflicts.push(...inner);
    for (const [key, value] of Object.entries(one.node)) {
      const known = node[key];
      if (known === undefined) node = { ...node, [key]: value };
      else if (isWords(key) || JSON.stringify(known) === JSON.stringify(value)) continue;
      else if (key === 'required') node = { ...node, required: union(known, value) };
      else if (key === 'properties' && isJson(known) && isJson(value)) {
        conflicts.push(...Object.keys(value).filter((name) => differs(known[name], value[name])));
        node = { ...node, properties: { ...value, ...known } };
      } else conflicts.push(`${key} twice in allOf`);
    }
  }
  return { placed: { node, source: placed.source }, conflicts };
}

/** A part with its reference followed; keywords beside the reference count too. */
function resolved(document: Json, { node, source }: Placed): Placed {
  const { $ref: reference, ...beside } = node;
  if (typeof reference !== 'string') return { node, source };
  const target = follow(document, { node: { $ref: reference }, source });
  const isAlone = Object.keys(beside).every(isWords);
  return isAlone ? target : { node: { ...beside, allOf: [target.node] }, source };
}

function union(one: unknown, other: unknown): readonly unknown[] {
  return [...new Set([...(one as readonly unknown[]), ...(other as readonly unknown[])])];
}

function differs(one: unknown, other: unknown): boolean {
  return one !== undefined && JSON.stringify(one) !== JSON.stringify(other);
}
