import { compareLimits, compareValues } from './compareLimits.ts';
import { compareObjects } from './compareObjects.ts';
import { compareUse } from './compareUse.ts';
import type { Direction, Pair } from './Change.ts';
import { arePairwiseDisjoint } from './disjoint.ts';
import { matchForms } from './matchForms.ts';
import { isWords, meaning } from './meaning.ts';
import { childOf, type Json, type Placed } from './placed.ts';
import {
  added,
  changed,
  narrowed,
  notUnderstood,
  placesOf,
  reworded,
  schemaChange,
  widened,
  type SchemaChange,
  type SchemaWalk,
} from './SchemaChange.ts';
import { harmlessIn } from './sentFields.ts';
import { followSchema, schemaForms, type Form, type Forms } from './schemaForms.ts';

/**
 * Finds every change between two schemas, with its level in a request and in an answer. A change is
 * at most minor for answers only if every value of the revision fits the base. It is at most minor
 * for requests only if every value of the base, without further fields, fits the revision. Anything
 * uncertain is major.
 */
export function compareSchemas(
  documents: Pair<Json>,
  base: Placed,
  revision: Placed,
): readonly SchemaChange[] {
  const found: SchemaChange[] = [];
  const visited = new Set<string>();
  const walkWith = (
    tell: SchemaWalk['tell'],
    isUnclear: boolean,
    unsent: readonly Direction[],
  ): SchemaWalk => {
    const walk: SchemaWalk = {
      documents,
      tell,
      compare: (one, other) => {
        const pair = {
          base: followSchema(documents.base, one),
          revision: followSchema(documents.revision, other),
        };
        const key = JSON.stringify([pair.base.source, pair.revision.source, isUnclear, unsent]);
        if (visited.has(key)) return;
        visited.add(key);
        compareWords(walk, { base: one, revision: other }, pair);
        compareForms(walk, pair, () => (isUnclear ? walk : walkWith(unclear(tell), true, unsent)));
      },
      unsent: (directions) => {
        const more = directions.filter((one) => !unsent.includes(one));
        if (more.length === 0) return walk;
        const all = [...unsent, ...more].toSorted();
        return walkWith((change) => tell(harmlessIn(change, more)), isUnclear, all);
      },
    };
    return walk;
  };
  walkWith((change) => found.push(change), false, []).compare(base, revision);
  return found;
}

function compareForms(walk: SchemaWalk, pair: Pair<Placed>, unclearWalk: () => SchemaWalk): void {
  const { documents } = walk;
  const base = schemaForms(documents.base, pair.base);
  const revision = schemaForms(documents.revision, pair.revision);
  tellUnknown(walk, pair, { base, revision });
  const isSum =
    (base.isUnion && revision.isUnion) ||
    (arePairwiseDisjoint(documents.base, base.forms) &&
      arePairwiseDisjoint(documents.revision, revision.forms));
  const inner = isSum ? walk : unclearWalk();
  const { pairs, added: come, removed: gone } = matchForms(documents, base.forms, revision.forms);
  for (const forms of pairs) {
    if (isOwnForm(forms.base, pair.base) || isOwnForm(forms.revision, pair.revision)) {
      compareForm(inner, forms);
    } else {
      compareWords(inner, forms, forms);
      compareForm(inner, forms);
    }
  }
  // One change, not two: a number became a text.
  const isReplaced =
    gone.length > 0 &&
    come.length > 0 &&
    gone.every((form) => isOwnForm(form, pair.base)) &&
    come.every((form) => isOwnForm(form, pair.revision));
  if (isReplaced) {
    const message = `type ${gone.map(tellType).join(', ')} → ${come.map(tellType).join(', ')}`;
    inner.tell(schemaChange(changed, message, placesOf(pair, 'type')));
    return;
  }
  for (const [message, form] of grouped(gone)) {
    const places = { base: form.source, revision: pair.revision.source };
    inner.tell(schemaChange(narrowed, `no longer ${message}`, places));
  }
  for (const [message, form] of grouped(come)) {
    const places = { base: pair.base.source, revision: form.source };
    inner.tell(schemaChange(widened, `now also ${message}`, places));
  }
}

/** Whether the form is the schema itself, not one of its `oneOf` members. */
function isOwnForm(form: Form, placed: Placed): boolean {
  return form.source === placed.source;
}

function compareForm(walk: SchemaWalk, pair: Pair<Form>): void {
  for (const change of [...compareValues(pair), ...compareLimits(pair)]) walk.tell(change);
  if (pair.base.kind === 'object') compareObjects(walk, pair);
  if (pair.base.kind !== 'array') return;
  const [items, others] = [itemsOf(pair.base), itemsOf(pair.revision)];
  walk.compare(items, others);
}

/**
 * A list without `items` may contain anything. The source stays the same for nested "anything":
 * otherwise the walk would never end.
 */
function itemsOf(form: Form): Placed {
  const isAnything = Object.keys(form.node).length === 0;
  const source = isAnything ? form.source : `${form.source}/items`;
  return childOf(form, 'items') ?? { node: {}, source };
}

/** Forms added or removed at the same place are reported as one change. */
function grouped(forms: readonly Form[]): ReadonlyMap<string, Form> {
  const sources = [...new Set(forms.map(({ source }) => source))];
  return new Map(
    sources.map((source) => {
      const group = forms.filter((form) => form.source === source);
      return [group.map(tellForm).join(', '), group[0] as Form] as const;
    }),
  );
}

function tellType({ kind, isInteger }: Form): string {
  return isInteger ? 'integer' : kind;
}

function tellForm({ kind, values, source, node }: Form): string {
  if (kind === 'null') return 'null';
  if (values !== null && kind !== 'boolean')
    return values.map((value) => JSON.stringify(value)).join(', ');
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(source)?.[1];
  if (name !== undefined) return `the form ${name}`;
  const fields = Object.keys((node['properties'] as Json | undefined) ?? {});
  return kind === 'object' && fields.length > 0
    ? `the object of ${fields.slice(0, 4).join(', ')}`
    : kind;
}

/** Reports unknown keywords: any difference below them must be compared by hand. */
function tellUnknown(walk: SchemaWalk, pair: Pair<Placed>, forms: Pair<Forms>): void {
  const { documents } = walk;
  const unknown = new Set([...forms.base.unknown, ...forms.revision.unknown]);
  if (unknown.size === 0) return;
  const isSame =
    meaning(documents.base, pair.base.node) === meaning(documents.revision, pair.revision.node);
  if (isSame) return;
  const message = `unknown to this tool: ${[...unknown].join(', ')}; compare by hand`;
  const places = { base: pair.base.source, revision: pair.revision.source };
  walk.tell(schemaChange(notUnderstood, message, places));
}

/** Texts beside a reference override those of its target. */
function compareWords(walk: SchemaWalk, written: Pair<Placed>, followed: Pair<Placed>): void {
  const before = { ...followed.base.node, ...written.base.node };
  const after = { ...followed.revision.node, ...written.revision.node };
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(isWords);
  const other = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (other.length > 0) {
    const places = placesOf(followed, other[0] ?? '');
    walk.tell(schemaChange(reworded, `other texts: ${other.join(', ')}`, places));
  }
  for (const change of compareUse(followed, before, after)) walk.tell(change);
  const [was, is] = [before['deprecated'] === true, after['deprecated'] === true];
  if (was !== is) {
    const message = is ? 'deprecated' : 'no longer deprecated';
    walk.tell(schemaChange(is ? added : reworded, message, placesOf(followed, 'deprecated')));
  }
}

/**
 * If forms overlap, a value that fits two of them is invalid in `oneOf`: fewer values of one form
 * may mean more values in total.
 */
function unclear(tell: SchemaWalk['tell']): SchemaWalk['tell'] {
  return (change) => {
    const isHarmless = change.request === 'patch' && change.answer === 'patch';
    tell(
      isHarmless
        ? change
        : {
            ...change,
            ...changed,
            kind: change.kind,
            message: `${change.message} (its forms overlap)`,
          },
    );
  };
}
