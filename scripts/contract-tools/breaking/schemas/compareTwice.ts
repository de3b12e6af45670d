import { type Pair, onBoth, unmatched, type Effect } from '../Change.ts';
import { sameMeaning } from '../meaning.ts';
import { isJson, keysOf, pick, sourcesOf, type Json } from '../placed.ts';
import { isClosed } from './compareKeywords.ts';
import { groupOf, twice } from './joinParts.ts';
import type { SchemaWalk } from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';

/** Compares the keywords that two parts of `allOf` have (JSON Schema 2020-12, 10.2.1.1), and removes them. */
export function compareTwice(walk: SchemaWalk, pair: Pair<Form>): Pair<Form> {
  const names = keysOf(pair.base.node, pair.revision.node).filter((key) => key.endsWith(twice('')));
  let rest = pair;
  for (const name of names) {
    const key = name.slice(0, -twice('').length);
    const group = groupOf(key);
    const { gone, come } = unmatched(
      onBoth(pair, ({ node }) => listed(node, key, group)),
      (one, other) => sameMeaning(walk.documents, one, other),
    );
    if (gone.length + come.length > 0) {
      // A condition may also allow fields or items (JSON Schema 2020-12, 11.2 and 11.3).
      const effect = isClosed(pair) ? 'changed' : effectOf(walk, gone, come);
      walk.tell(effect, `${key} of a part of allOf ${effect}`, sourcesOf(pair));
    }
    rest = onBoth(rest, (form) => without(form, [name, ...group]));
  }
  return rest;
}

function listed(node: Json, key: string, group: readonly string[]): readonly Json[] {
  const list = node[twice(key)];
  if (Array.isArray(list)) return list as readonly Json[];
  return key in node ? [pick(node, (name) => group.includes(name))] : [];
}

function effectOf(
  walk: SchemaWalk,
  gone: readonly Json[],
  come: readonly Json[],
): Extract<Effect, string> {
  if (gone.length === 0) return 'narrowed';
  if (come.length === 0) return 'widened';
  const [one = {}, other = {}] = [gone[0], come[0]];
  const isSameCase =
    gone.length + come.length === 2 &&
    isJson(one['if']) &&
    sameMeaning(walk.documents, one['if'], other['if']);
  if (!isSameCase) return 'changed';
  const relations = ['then', 'else'].map((key) => {
    const [base, revision] = [one[key] ?? {}, other[key] ?? {}];
    if (!isJson(base) || !isJson(revision)) return null;
    const source = `#/${key}`;
    return walk.relation({ base: { node: base, source }, revision: { node: revision, source } });
  });
  const isEvery = (relation: string): boolean =>
    relations.every((found) => found === relation || found === 'same');
  return isEvery('narrowed') ? 'narrowed' : isEvery('widened') ? 'widened' : 'changed';
}

function without(form: Form, keys: readonly string[]): Form {
  const isLeft = (key: string): boolean => !keys.includes(key);
  const below = new Map([...form.below].filter(([key]) => isLeft(key)));
  return { ...form, node: pick(form.node, isLeft), below };
}
