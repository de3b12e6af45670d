import type { Direction, Pair, Weighed } from '../Change.ts';
import { partsOf } from './joinParts.ts';
import { follow, type Json, type Placed } from '../placed.ts';
import type { SchemaWalk } from './SchemaChange.ts';

const directions: readonly Direction[] = ['request', 'answer'];
const deepest = 20;

/** The directions in which a field is not sent: `readOnly` in a request, `writeOnly` in an answer. */
export function unsentIn(document: Json, field: Placed | undefined): readonly Direction[] {
  if (field === undefined) return [];
  return directions.filter((one) =>
    isMarked(document, field, one === 'request' ? 'readOnly' : 'writeOnly'),
  );
}

/** The directions in which a field is sent neither before nor after a change. */
export function neverSentIn(
  { documents }: Pick<SchemaWalk, 'documents'>,
  { base, revision }: Pair<Placed>,
): readonly Direction[] {
  const before = unsentIn(documents.base, base);
  if (before.length === 0) return before;
  const after = unsentIn(documents.revision, revision);
  return before.filter((one) => after.includes(one));
}

/** A change that concerns nobody in these directions. */
export function harmlessIn<T extends Weighed>(change: T, unsent: readonly Direction[]): T {
  return { ...change, ...Object.fromEntries(unsent.map((one) => [one, 'patch'])) };
}

/** Whether a schema, what it refers to, or a part of its `allOf` has the mark. */
function isMarked(
  document: Json,
  placed: Placed,
  mark: 'readOnly' | 'writeOnly',
  depth = 0,
): boolean {
  if (placed.node[mark] === true) return true;
  if (depth > deepest) return false;
  const { $ref } = placed.node;
  const target =
    typeof $ref === 'string' ? [follow(document, { node: { $ref }, source: placed.source })] : [];
  return [...partsOf(placed), ...target].some((part) => isMarked(document, part, mark, depth + 1));
}
