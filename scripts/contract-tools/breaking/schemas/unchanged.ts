import { made } from '../../schema/made.ts';
import type { Pair } from '../Change.ts';
import { follow, type Json, type Placed } from '../placed.ts';

/**
 * Tells whether two schemas are written alike, and all they refer to: then nothing has to be compared. A
 * discriminator refers to schemas that it does not name: it is always compared.
 */
export function unchangedIn(documents: Pair<Json>): (base: Placed, revision: Placed) => boolean {
  const isChanged = changedReferences(documents);
  return (base, revision) => {
    const text = JSON.stringify(base.node);
    if (text.includes('"discriminator":') || text !== JSON.stringify(revision.node)) return false;
    return referencesIn(text).every((reference) => !isChanged.has(reference));
  };
}

function referencesIn(text: string): readonly string[] {
  return [...text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)].map(([, name = '""']) =>
    String(JSON.parse(name)),
  );
}

/** The references of the base whose targets differ, or refer to one that does. */
function changedReferences(documents: Pair<Json>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  const changed = new Set<string>();
  for (const reference of new Set(referencesIn(JSON.stringify(documents.base)))) {
    const text = textOf(documents.base, reference);
    const isSame = text !== null && text === textOf(documents.revision, reference);
    if (!isSame || text.includes('"discriminator":')) changed.add(reference);
    for (const used of referencesIn(text ?? '')) {
      made(users, used, (): string[] => []).push(reference);
    }
  }
  // A set may grow while it is walked through.
  for (const reference of changed) for (const user of users.get(reference) ?? []) changed.add(user);
  return changed;
}

function textOf(document: Json, reference: string): string | null {
  try {
    return JSON.stringify(follow(document, { node: { $ref: reference }, source: reference }).node);
  } catch {
    return null;
  }
}
