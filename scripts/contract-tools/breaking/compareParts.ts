import { onBoth, atLevel, flagEffect, weighed } from './Change.ts';
import type { Direction, Pair, Places, Tell, Effect } from './Change.ts';
import { differ, isWords, sameMeaning } from './meaning.ts';
import { childOf, follow, keysOf, placesOf, type Json, type Placed } from './placed.ts';
import { compareSchemas } from './schemas/compareSchemas.ts';

/** The context of a comparison. */
export interface Comparison {
  readonly documents: Pair<Json>;
  readonly tell: Tell;
  /** Null outside an operation. */
  readonly operationId: string | null;
  /** In which direction the compared part is sent; null for what is not sent. */
  readonly direction: Direction | null;
  /** Milliseconds, as `Date.now` counts: what is not compared by then is undecided. */
  readonly deadline: number;
}

/** Reports one change of an operation. */
export function tellChange(
  { tell, operationId, direction }: Comparison,
  effect: Effect,
  message: string,
  places: Places,
): void {
  const { kind, ...levels } = weighed(effect);
  tell({ level: levels[direction ?? 'request'], kind, message, ...places, operationId, direction });
}

/** Reports what only the revision has. */
export function tellAdded(
  comparison: Comparison,
  { source }: Placed,
  name: string,
  effect: Effect = 'added',
): void {
  tellChange(comparison, effect, `${name} added`, { base: null, revision: source });
}

/** Reports what only the base has. */
export function tellRemoved(
  comparison: Comparison,
  { source }: Placed,
  name: string,
  effect: Effect = 'removed',
): void {
  tellChange(comparison, effect, `${name} removed`, { base: source, revision: null });
}

/** Reports what cannot be compared, and why. */
export function tellUndecided(comparison: Comparison, why: string, places: Places): void {
  const message = `unknown to this tool: ${why}; compare by hand`;
  tellChange(comparison, 'not-understood', message, places);
}

export function followBoth(documents: Pair<Json>, pair: Pair<Placed>): Pair<Placed> {
  return onBoth(pair, (placed, side) => follow(documents[side], placed));
}

/** Compares the keys without a rule: a text is a patch, a deprecation minor, an unknown key undecided. */
export function compareOther(
  given: Comparison,
  pair: Pair<Placed>,
  known: ReadonlySet<string>,
): void {
  const comparison = { ...given, direction: null };
  const { base, revision } = onBoth(pair, ({ node }) => node);
  const other = keysOf(base, revision).filter((key) => !known.has(key) && key !== 'deprecated');
  const words = other.filter((key) => isWords(key) && differ(base[key], revision[key]));
  if (words.length > 0) {
    const message = `other texts: ${words.join(', ')}`;
    tellChange(comparison, 'reworded', message, placesOf(pair, words[0] ?? ''));
  }
  const isNow = revision['deprecated'] === true;
  if (isNow !== (base['deprecated'] === true)) {
    const effect = atLevel(isNow ? 'minor' : 'patch', 'changed');
    const message = isNow ? 'deprecated' : 'no longer deprecated';
    tellChange(comparison, effect, message, placesOf(pair, 'deprecated'));
  }
  for (const key of other.filter((name) => !isWords(name))) {
    if (sameMeaning(comparison.documents, base[key], revision[key])) continue;
    tellUndecided(comparison, `${key} changed`, placesOf(pair, key));
  }
}

/** Compares a flag: `isDemand` if it binds who sends, and is a promise to who reads. */
export function compareFlag(
  comparison: Comparison,
  pair: Pair<Placed>,
  key: string,
  { set, unset, isDemand = true }: Readonly<{ set: string; unset: string; isDemand?: boolean }>,
): void {
  const { base: was, revision: is } = onBoth(pair, ({ node }) => node[key] === true);
  if (was === is) return;
  tellChange(comparison, flagEffect(is, isDemand), is ? set : unset, placesOf(pair, key));
}

/** Compares the schemas of two objects, in the direction in which they are sent. */
export function compareSchemaOf(
  comparison: Comparison,
  pair: Pair<Placed>,
  isXml = false,
  key: 'schema' | 'itemSchema' = 'schema',
): void {
  const { documents, deadline } = comparison;
  const { base, revision } = onBoth(
    pair,
    (one) => childOf(one, key) ?? { node: {}, source: `${one.source}/${key}` },
  );
  for (const change of compareSchemas(documents, base, revision, { deadline, isXml })) {
    const { message, base: before, revision: after } = change;
    tellChange(comparison, change, message, { base: before, revision: after });
  }
}
