import { groupBy } from '../../report/groupBy.ts';
import { type Pair, onBoth, type Effect } from '../Change.ts';
import { made } from '../../schema/made.ts';
import { sameMeaning } from '../meaning.ts';
import { pick, placesOf, sourcesOf, type Json, type Placed } from '../placed.ts';
import { compareItems, compareKeywords } from './compareKeywords.ts';
import { compareLimits, compareValues } from './compareLimits.ts';
import { compareMarks } from './compareMarks.ts';
import { compareObjects } from './compareObjects.ts';
import { compareTwice } from './compareTwice.ts';
import { compareWords } from './compareUse.ts';
import { arePairwiseDisjoint, requiredOf } from './disjoint.ts';
import { followSchema } from './joinParts.ts';
import { matchForms } from './matchForms.ts';
import type { SchemaChange, SchemaWalk } from './SchemaChange.ts';
import { schemaForms, type Form } from './schemaForms.ts';
import { walkSchemas, type SchemaWalks } from './walkSchemas.ts';

export interface SchemaOptions {
  /** The content type is XML. */
  readonly isXml?: boolean;
  /** Milliseconds, as `Date.now` counts: what is not compared by then is undecided. */
  readonly deadline?: number;
}

const walks = new WeakMap<Pair<Json>, SchemaWalks>();

/**
 * Finds every change between two schemas, with its level in a request and in an answer. A change is
 * at most minor for answers only if every value of the revision fits the base. It is at most minor
 * for requests only if every value of the base, without further fields, fits the revision. Anything
 * uncertain is major or undecided. Comparisons with the same `documents` share their results.
 */
export function compareSchemas(
  documents: Pair<Json>,
  base: Placed,
  revision: Placed,
  { isXml = false, deadline = Infinity }: SchemaOptions = {},
): readonly SchemaChange[] {
  const comparers = { schemas, forms: compareForm };
  const walk = made(walks, documents, () => walkSchemas(documents, comparers));
  return walk.changesOf({ base, revision }, isXml, deadline);
}

function schemas(walk: SchemaWalk, written: Pair<Placed>): void {
  const pair = onBoth(written, (one, side) => followSchema(walk.documents[side], one));
  const isOwn = ({ node }: Placed): boolean => !('$ref' in node) || Object.keys(node).length > 1;
  if (isOwn(written.base) || isOwn(written.revision)) {
    compareWords(walk, written, pair);
    compareForms(walk, pair);
  } else walk.compare(pair.base, pair.revision);
}

function compareForms(walk: SchemaWalk, pair: Pair<Placed>): void {
  const { documents } = walk;
  const { base, revision } = onBoth(pair, (one, side) => schemaForms(documents[side], one));
  const unknown = new Set([...base.unknown, ...revision.unknown]);
  if (unknown.size > 0 && !sameMeaning(documents, pair.base.node, pair.revision.node)) {
    const message = `unknown to this tool: ${[...unknown].join(', ')}; compare by hand`;
    walk.tell('not-understood', message, sourcesOf(pair));
  }
  const isSum =
    (base.isUnion || arePairwiseDisjoint(documents.base, base.forms)) &&
    (revision.isUnion || arePairwiseDisjoint(documents.revision, revision.forms));
  const rest = isSum ? null : withoutUnions(documents, pair);
  if (rest !== null) {
    walk.compare(rest.base, rest.revision);
    return;
  }
  const inner = isSum ? walk : walk.in({ isUnclear: true });
  const { pairs, added, removed } = matchForms(documents, base.forms, revision.forms);
  const isIn = (one: Form, other: Form): boolean => isSum && demandsLess(documents, one, other);
  const come = added.filter((form) => !base.forms.some((one) => isIn(one, form)));
  const gone = removed.filter((form) => !revision.forms.some((one) => isIn(one, form)));
  for (const forms of pairs) {
    const isOwn = isOwnForm(forms.base, pair.base) || isOwnForm(forms.revision, pair.revision);
    inner.compareForms(forms, !isOwn);
  }
  if (!isSum && base.shape !== revision.shape && come.length + gone.length === 0) {
    const effect = shapeEffect({ base: base.shape, revision: revision.shape });
    walk.tell(effect, 'oneOf and anyOf changed; their forms overlap', placesOf(pair, 'oneOf'));
  }
  tellUnmatched(inner, pair, { come, gone });
}

/** Whether the first of two objects has the same keywords, and the same or fewer required fields. */
function demandsLess(documents: Pair<Json>, one: Form, other: Form): boolean {
  if ([one, other].some(({ kind, mark }) => kind !== 'object' || mark !== null)) return false;
  const bareOf = ({ node }: Form): Json => ({ ...node, required: [] });
  return (
    requiredOf(one).every((name) => requiredOf(other).includes(name)) &&
    sameMeaning(documents, bareOf(one), bareOf(other))
  );
}

/** Of the same forms, `oneOf` of all takes the fewest values, and `anyOf` of all the most. */
function shapeEffect({ base, revision }: Pair<string>): Effect {
  const isFlat = (shape: string, key: string) => new RegExp(`^${key}\\(,*\\)$`).test(shape);
  if (`${base}${revision}`.includes('&')) return 'changed';
  if (isFlat(revision, 'oneOf') || isFlat(base, 'anyOf')) return 'narrowed';
  return isFlat(base, 'oneOf') || isFlat(revision, 'anyOf') ? 'widened' : 'changed';
}

function tellUnmatched(
  walk: SchemaWalk,
  pair: Pair<Placed>,
  { come, gone }: { readonly come: readonly Form[]; readonly gone: readonly Form[] },
): void {
  // One change, not two: a number became a text.
  const isReplaced =
    gone.length > 0 &&
    come.length > 0 &&
    gone.every((form) => isOwnForm(form, pair.base)) &&
    come.every((form) => isOwnForm(form, pair.revision));
  if (isReplaced) {
    const message = `type ${gone.map(tellType).join(', ')} → ${come.map(tellType).join(', ')}`;
    walk.tell('changed', message, placesOf(pair, 'type'));
    return;
  }
  for (const [message, form] of grouped(gone)) {
    const places = { base: form.source, revision: pair.revision.source };
    walk.tell('narrowed', `no longer ${message}`, places);
  }
  for (const [message, form] of grouped(come)) {
    const places = { base: pair.base.source, revision: form.source };
    walk.tell('widened', `now also ${message}`, places);
  }
}

const unionKeys: ReadonlySet<string> = new Set(['oneOf', 'anyOf', 'discriminator']);
const bare = new WeakMap<Json, Json>();

/** Without `oneOf` and `anyOf`, if these are the same: only the rest can narrow or widen the values. */
function withoutUnions(documents: Pair<Json>, pair: Pair<Placed>): Pair<Placed> | null {
  const isUnion = (key: string): boolean => unionKeys.has(key);
  const { base, revision } = onBoth(pair, ({ node }) => pick(node, isUnion));
  if (!('oneOf' in base || 'anyOf' in base) || !sameMeaning(documents, base, revision)) return null;
  return onBoth(pair, ({ node, source }) => ({
    node: made(bare, node, () => pick(node, (key) => !isUnion(key))),
    source,
  }));
}

function isOwnForm(form: Form, placed: Placed): boolean {
  return form.source === placed.source;
}

function compareForm(walk: SchemaWalk, given: Pair<Form>, withWords: boolean): void {
  if (withWords) compareWords(walk, given, given);
  const pair = compareTwice(walk, given);
  compareValues(walk, pair);
  compareLimits(walk, pair);
  compareMarks(walk, pair);
  compareKeywords(walk, pair);
  if (pair.base.kind === 'object') compareObjects(walk, pair);
  if (pair.base.kind === 'array') compareItems(walk, pair);
}

/** Forms added or removed at the same place are reported as one change. */
function grouped(forms: readonly Form[]): ReadonlyMap<string, Form> {
  const groups = groupBy(forms, ({ source }) => source);
  return new Map(groups.map((group) => [group.map(tellForm).join(', '), group[0]] as const));
}

function tellType({ kind, isInteger }: Form): string {
  return isInteger ? 'integer' : kind;
}

function tellForm({ kind, values, source, fields }: Form): string {
  if (kind === 'null') return 'null';
  if (values !== null && kind !== 'boolean')
    return values.map((value) => JSON.stringify(value)).join(', ');
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(source)?.[1];
  if (name !== undefined) return `the form ${name}`;
  return kind === 'object' && fields.size > 0
    ? `the object of ${[...fields.keys()].slice(0, 4).join(', ')}`
    : kind;
}
