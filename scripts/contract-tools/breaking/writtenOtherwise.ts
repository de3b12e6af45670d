import { escapeToken } from '../contract/pointer.ts';
import type { Change, Pair } from './Change.ts';
import { childOf, entriesOf, type Json } from './placed.ts';
import { placedOperations } from './placedOperations.ts';

/**
 * Reports objects written differently without a change for clients: another order, an inlined
 * schema.
 */
export function writtenOtherwise(
  documents: Pair<Json>,
  changes: readonly Change[],
): readonly Change[] {
  const [parts, others] = [partsOf(documents.base), partsOf(documents.revision)];
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
  const components = childOf({ node: document, source: '#' }, 'components');
  for (const kind of Object.keys(components?.node ?? {})) {
    if (components === null) break;
    for (const [name, part] of entriesOf(components, kind)) {
      parts.set(`#/components/${kind}/${escapeToken(name)}`, JSON.stringify(part.node));
    }
  }
  return parts;
}
