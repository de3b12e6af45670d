import type { ChangeKind, Direction, Level, Pair, Tell } from './Change.ts';
import { compareSchemas } from './compareSchemas.ts';
import { placesOf } from './SchemaChange.ts';
import { isWords, sameMeaning } from './meaning.ts';
import { childOf, follow, type Json, type Placed } from './placed.ts';

/** The context of a comparison. */
export interface Comparison {
  readonly documents: Pair<Json>;
  readonly tell: Tell;
  /** Null outside an operation. */
  readonly operationId: string | null;
  /** Milliseconds, as `Date.now` counts: what is not compared by then is undecided. */
  readonly deadline: number;
}

/** Reports one change of an operation. */
export function tellChange(
  { tell, operationId }: Comparison,
  [level, kind, message]: readonly [Level, ChangeKind, string],
  places: Pair<string | null>,
  direction: Direction | null = null,
): void {
  tell({ level, kind, message, ...places, operationId, direction });
}

/** The pointers of both objects. */
export function sourcesOf({ base, revision }: Pair<Placed>): Pair<string> {
  return { base: base.source, revision: revision.source };
}

export function followBoth({ base, revision }: Pair<Json>, pair: Pair<Placed>): Pair<Placed> {
  return { base: follow(base, pair.base), revision: follow(revision, pair.revision) };
}

/**
 * Compares the keys that have no rule of their own: a changed text is a patch, a deprecation is
 * minor, and any difference below an unknown key is undecided.
 */
export function compareOther(
  comparison: Comparison,
  pair: Pair<Placed>,
  known: ReadonlySet<string>,
): void {
  const { base, revision } = pair;
  const keys = new Set([...Object.keys(base.node), ...Object.keys(revision.node)]);
  const other = [...keys].filter((key) => !known.has(key) && key !== 'deprecated');
  const differing = (key: string): boolean =>
    JSON.stringify(base.node[key]) !== JSON.stringify(revision.node[key]);
  const words = other.filter((key) => isWords(key) && differing(key));
  if (words.length > 0) {
    const message = `other texts: ${words.join(', ')}`;
    tellChange(comparison, ['patch', 'reworded', message], placesOf(pair, words[0] ?? ''));
  }
  const [was, is] = [base.node['deprecated'] === true, revision.node['deprecated'] === true];
  if (was !== is) {
    const message = is ? 'deprecated' : 'no longer deprecated';
    tellChange(
      comparison,
      [is ? 'minor' : 'patch', 'changed', message],
      placesOf(pair, 'deprecated'),
    );
  }
  for (const key of other.filter((name) => !isWords(name))) {
    if (sameMeaning(comparison.documents, base.node[key], revision.node[key])) continue;
    const message = `unknown to this tool: ${key} changed; compare by hand`;
    tellChange(comparison, ['undecided', 'not-understood', message], placesOf(pair, key));
  }
}

/** Compares a flag: `isDemand` if it binds who sends, and is a promise to who reads. */
export function compareFlag(
  comparison: Comparison,
  pair: Pair<Placed>,
  key: string,
  direction: Direction,
  { set, unset, isDemand = true }: Readonly<{ set: string; unset: string; isDemand?: boolean }>,
): void {
  const [was, is] = [pair.base.node[key] === true, pair.revision.node[key] === true];
  if (was === is) return;
  const level = is === (isDemand === (direction === 'request')) ? 'major' : 'minor';
  const told = [level, is === isDemand ? 'narrowed' : 'widened', is ? set : unset] as const;
  tellChange(comparison, told, placesOf(pair, key), direction);
}

/** Compares the schemas of two objects, in the direction in which they are sent. */
export function compareSchemaOf(
  comparison: Comparison,
  { base, revision }: Pair<Placed>,
  direction: Direction,
  isXml = false,
): void {
  const nothing = (placed: Placed): Placed => ({ node: {}, source: `${placed.source}/schema` });
  const changes = compareSchemas(
    comparison.documents,
    childOf(base, 'schema') ?? nothing(base),
    childOf(revision, 'schema') ?? nothing(revision),
    { deadline: comparison.deadline, isXml },
  );
  for (const change of changes) {
    const { kind, message, base: before, revision: after } = change;
    const places = { base: before, revision: after };
    tellChange(comparison, [change[direction], kind, message], places, direction);
  }
}
