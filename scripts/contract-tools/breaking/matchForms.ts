import type { Scalar } from '../contract/document.ts';
import type { Pair } from './Change.ts';
import { listedIn, namesOf } from './disjoint.ts';
import { notationOf } from './meaning.ts';
import type { Json } from './placed.ts';
import type { Form, Kind } from './schemaForms.ts';

export interface MatchedForms {
  readonly pairs: readonly Pair<Form>[];
  readonly added: readonly Form[];
  readonly removed: readonly Form[];
}

interface Candidate extends Pair<Form> {
  readonly score: number;
}

/**
 * Matches each form of the base with one of the revision: by discriminating literals (`state:
 * true`), by name and by fields, never by position. Forms with contradicting literals are
 * different, unless they are the last ones left.
 */
export function matchForms(
  documents: Pair<Json>,
  base: readonly Form[],
  revision: readonly Form[],
): MatchedForms {
  const [only, other] = [base[0], revision[0]];
  if (base.length + revision.length === 2 && only?.kind === other?.kind && only && other) {
    return { pairs: [{ base: only, revision: other }], added: [], removed: [] };
  }
  const candidates = base
    .flatMap((one) => revision.map((other) => ({ base: one, revision: other })))
    .filter((pair) => pair.base.kind === pair.revision.kind)
    .map((pair): Candidate => ({ ...pair, score: likeness(documents, pair) }))
    .toSorted((one, other) => other.score - one.score);
  const pairs: Pair<Form>[] = [];
  const [left, right] = [new Set(base), new Set(revision)];
  const take = ({ base: one, revision: another }: Candidate): void => {
    if (!left.has(one) || !right.has(another)) return;
    left.delete(one);
    right.delete(another);
    pairs.push({ base: one, revision: another });
  };
  for (const candidate of candidates) if (candidate.score > 0) take(candidate);
  for (const candidate of candidates) {
    if (!left.has(candidate.base) || !right.has(candidate.revision)) continue;
    const { kind } = candidate.base;
    const isOnly = count(base, kind) === 1 && count(revision, kind) === 1;
    const isLast = count(left, kind) === 1 && count(right, kind) === 1;
    if (isOnly || (isLast && sharedFields(candidate) >= 0.5)) take(candidate);
  }
  return { pairs, added: [...right], removed: [...left] };
}

function likeness(documents: Pair<Json>, pair: Pair<Form>): number {
  const { base, revision } = pair;
  const same = notationOf(base.node) === notationOf(revision.node) ? 10_000 : 0;
  if (base.kind !== 'object') {
    return (
      1 + same + (base.values?.filter((value) => revision.values?.includes(value)).length ?? 0)
    );
  }
  const [marks, others] = [marksOf(documents.base, base), marksOf(documents.revision, revision)];
  const shared = [...marks.keys()].filter((name) => others.has(name));
  const isAlike = (name: string): boolean =>
    marks.get(name)?.some((value) => others.get(name)?.includes(value)) ?? false;
  const isOther = base.mark && revision.mark && base.mark.isRest !== revision.mark.isRest;
  if (!shared.every(isAlike) || isOther) return 0;
  const sameName = base.source === revision.source ? 10 : 0;
  return 1 + same + 100 * shared.length + sameName + 5 * sharedFields(pair);
}

const marks = new WeakMap<Form, ReadonlyMap<string, readonly Scalar[]>>();

/** The fields with listed values, by which a reader distinguishes forms. */
function marksOf(document: Json, form: Form): ReadonlyMap<string, readonly Scalar[]> {
  const known = marks.get(form);
  if (known !== undefined) return known;
  const found = new Map<string, readonly Scalar[]>();
  for (const [name, field] of form.fields) {
    const values = listedIn(document, field);
    if (values !== null && !(values.includes(true) && values.includes(false)))
      found.set(name, values);
  }
  const names = namesOf(document, form);
  if (form.mark !== null && names !== null) found.set(form.mark.name, names);
  marks.set(form, found);
  return found;
}

/** The share of fields that are in both forms, from 0 to 1. */
function sharedFields({ base, revision }: Pair<Form>): number {
  const [fields, others] = [base, revision].map((form) => [...form.fields.keys()]);
  const all = new Set([...(fields ?? []), ...(others ?? [])]);
  const shared = (fields ?? []).filter((name) => others?.includes(name));
  return all.size === 0 ? 1 : shared.length / all.size;
}

function count(forms: Iterable<Form>, kind: Kind): number {
  return [...forms].filter((form) => form.kind === kind).length;
}
