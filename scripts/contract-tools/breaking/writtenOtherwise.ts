import type { Change, Pair } from './Change.ts';
import { onBoth } from './pairs.ts';
import { childOf, componentsOf, rootOf, type Json } from './placed.ts';
import { placedOperations } from './placedOperations.ts';

/**
 * Reports objects written differently without a change for clients: another order, an inlined
 * schema.
 */
export function writtenOtherwise(
  documents: Pair<Json>,
  changes: readonly Change[],
): readonly Change[] {
  const { base: parts, revision: others } = onBoth(documents, partsOf);
  const isTold = (source: string): boolean =>
    changes.some(({ base, revision }) =>
      [base, revision].some((place) => place === source || place?.startsWith(`${source}/`)),
    );
  return [...parts].flatMap(([source, text]): readonly Change[] => {
    const other = others.get(source);
    if (other === undefined || other === text || isTold(source)) return [];
    const message = 'another notation; no call differs';
    const places = { base: source, revision: source };
    return [
      { level: 'patch', kind: 'reworded', message, ...places, operations: [], directions: [] },
    ];
  });
}

/** Operations and components, serialised. */
function partsOf(document: Json): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  for (const { operation } of placedOperations(document)) {
    parts.set(operation.source, JSON.stringify(operation.node));
  }
  const components = childOf(rootOf(document), 'components');
  for (const kind of Object.keys(components?.node ?? {})) {
    for (const part of componentsOf(document, kind).values()) {
      parts.set(part.source, JSON.stringify(part.node));
    }
  }
  return parts;
}
