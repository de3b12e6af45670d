import type { Scalar } from '../../contract/document.ts';
import { type Pair, matchNames, onBoth } from '../Change.ts';
import { listedIn, namesOf } from './disjoint.ts';
import { made } from '../../schema/made.ts';
import { notationOf } from '../meaning.ts';
import type { Json } from '../placed.ts';
import type { Form, Kind } from './schemaForms.ts';

export interface MatchedForms {
  readonly pairs: readonly Pair<Form>[];
  readonly added: readonly Form[];
  readonly removed: readonly Form[];
}

interface Candidate extends Pair<Form> {
  readonly score: number;
}

/** Matches forms by discriminating literals, names and fields, never by position. */
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
    const shared = base.values?.filter((value) => revision.values?.includes(value)) ?? [];
    return 1 + same + shared.length;
  }
  const { kept } = matchNames(onBoth(pair, (form, side) => marksOf(documents[side], form)));
  const areAlike = kept.every(([, values]) =>
    values.base.some((value) => values.revision.includes(value)),
  );
  const isOther = base.mark && revision.mark && base.mark.isRest !== revision.mark.isRest;
  if (!areAlike || isOther) return 0;
  const sameSource = base.source === revision.source ? 10 : 0;
  return 1 + same + 100 * kept.length + sameSource + 5 * sharedFields(pair);
}

const marks = new WeakMap<Form, ReadonlyMap<string, readonly Scalar[]>>();

/** The fields with listed values, by which a reader distinguishes forms. */
function marksOf(document: Json, form: Form): ReadonlyMap<string, readonly Scalar[]> {
  return made(marks, form, () => {
    const found = new Map<string, readonly Scalar[]>();
    for (const [name, field] of form.fields) {
      const values = listedIn(document, field);
      const isBoth = values?.includes(true) && values.includes(false);
      if (values !== null && isBoth !== true) found.set(name, values);
    }
    const names = namesOf(document, form);
    if (form.mark !== null && names !== null) found.set(form.mark.name, names);
    return found;
  });
}

function sharedFields({ base, revision }: Pair<Form>): number {
  const shared = [...base.fields.keys()].filter((name) => revision.fields.has(name)).length;
  const all = base.fields.size + revision.fields.size - shared;
  return all === 0 ? 1 : shared / all;
}

function count(forms: Iterable<Form>, kind: Kind): number {
  return [...forms].filter((form) => form.kind === kind).length;
}
