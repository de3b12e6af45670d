import type { Pair } from './Change.ts';
import { unevaluated } from './compareKeywords.ts';
import { groupOf, twice } from './joinParts.ts';
import { sameMeaning } from './meaning.ts';
import { isJson, type Json } from './placed.ts';
import {
  changed,
  narrowed,
  schemaChange,
  widened,
  type Effect,
  type SchemaWalk,
} from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';

/**
 * Compares the keywords that two parts of `allOf` have (JSON Schema 2020-12, 10.2.1.1): each of them limits
 * the values. Returns the forms without these keywords.
 */
export function compareTwice(walk: SchemaWalk, pair: Pair<Form>): Pair<Form> {
  const nodes = [pair.base.node, pair.revision.node];
  const keys = nodes.flatMap((node) => Object.keys(node).filter((key) => key.endsWith(twice(''))));
  // A condition may also allow fields or items (JSON Schema 2020-12, 11.2 and 11.3).
  const isClosed = nodes.some((node) => unevaluated.some((key) => key in node));
  let rest = pair;
  for (const name of new Set(keys)) {
    const key = name.slice(0, -twice('').length);
    const group = groupOf(key);
    const isAlike = (one: Json, other: Json): boolean => sameMeaning(walk.documents, one, other);
    const [all, others] = [listed(pair.base, key, group), listed(pair.revision, key, group)];
    const gone = all.filter((one) => !others.some((other) => isAlike(one, other)));
    const come = others.filter((one) => !all.some((other) => isAlike(other, one)));
    const effect = isClosed && gone.length + come.length > 0 ? changed : effectOf(walk, gone, come);
    const { base, revision } = { base: pair.base.source, revision: pair.revision.source };
    if (effect)
      walk.tell(
        schemaChange(effect, `${key} of a part of allOf ${effect.kind}`, { base, revision }),
      );
    rest = {
      base: without(rest.base, [name, ...group]),
      revision: without(rest.revision, [name, ...group]),
    };
  }
  return rest;
}

/** The limits that a keyword sets, each with the keywords that belong to it. */
function listed({ node }: Form, key: string, group: readonly string[]): readonly Json[] {
  const pick = (from: Json): Json =>
    Object.fromEntries(group.flatMap((name) => (name in from ? [[name, from[name]]] : [])));
  const list = node[twice(key)];
  return Array.isArray(list) ? (list as readonly Json[]) : key in node ? [pick(node)] : [];
}

function effectOf(walk: SchemaWalk, gone: readonly Json[], come: readonly Json[]): Effect | null {
  if (gone.length + come.length === 0) return null;
  if (gone.length === 0) return narrowed;
  if (come.length === 0) return widened;
  const [one = {}, other = {}] = [gone[0], come[0]];
  const isSameCase =
    gone.length + come.length === 2 &&
    isJson(one['if']) &&
    sameMeaning(walk.documents, one['if'], other['if']);
  if (!isSameCase) return changed;
  const relations = ['then', 'else'].map((key) => {
    const [base, revision] = [one[key] ?? {}, other[key] ?? {}];
    if (!isJson(base) || !isJson(revision)) return null;
    const source = `#/${key}`;
    return walk.relation({ base: { node: base, source }, revision: { node: revision, source } });
  });
  const isEvery = (relation: string): boolean =>
    relations.every((found) => found === relation || found === 'same');
  return isEvery('narrowed') ? narrowed : isEvery('widened') ? widened : changed;
}

function without(form: Form, keys: readonly string[]): Form {
  const node = Object.fromEntries(Object.entries(form.node).filter(([key]) => !keys.includes(key)));
  return { ...form, node, below: new Map([...form.below].filter(([key]) => !keys.includes(key))) };
}
