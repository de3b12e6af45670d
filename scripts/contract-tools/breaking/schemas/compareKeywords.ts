import { type Pair, onBoth, unmatched, type Effect } from '../Change.ts';
import { isWords, sameMeaning } from '../meaning.ts';
import { childOf, entriesOf, isJson, itemsOf, keysOf, placesOf } from '../placed.ts';
import type { Json, Placed } from '../placed.ts';
import { lowerBounds, upperBounds } from '../../schema/keywords.ts';
import { fitsPattern } from './disjoint.ts';
import { describing, forbiddenKey } from './joinParts.ts';
import type { SchemaWalk } from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';

/** What they allow depends on these (JSON Schema 2020-12, 11.2 and 11.3). */
const evaluating: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'dependentSchemas', 'patternProperties', 'contains'],
]);

/** Keywords that are compared, by this or another file; others are unknown. */
const compared: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf'],
  ...['allOf', 'enum', 'const', 'pattern', 'format', 'multipleOf', 'uniqueItems', 'not'],
  ...['contentMediaType', 'contentEncoding', 'x-binary-signature', 'x-binary-end', 'x-sorted-by'],
  ...['minContains', 'maxContains', 'prefixItems', 'propertyNames', 'dependentRequired'],
  'contentSchema',
  ...['unevaluatedItems', 'unevaluatedProperties', forbiddenKey('additionalProperties')],
  ...[...lowerBounds, ...upperBounds, ...evaluating],
]);

/** Whether one of these schemas closes what its keywords do not evaluate. */
export function isClosed({ base, revision }: Pair<Form>): boolean {
  return [base, revision].some(
    ({ node }) => 'unevaluatedItems' in node || 'unevaluatedProperties' in node,
  );
}

/** The schema below a keyword; one that accepts anything if there is none. */
function below(form: Form, key: string): Placed {
  const isAnything = Object.keys(form.node).length === 0;
  const anything = { node: nothing, source: isAnything ? form.source : `${form.source}/${key}` };
  return form.below.get(key) ?? childOf(form, key) ?? anything;
}

/** One object, and the same source: « anything » below « anything » is the same schema. */
const nothing: Json = {};

/** Compares the keywords for any kind of value: `not`, `if`, and those that this tool does not know. */
export function compareKeywords(walk: SchemaWalk, pair: Pair<Form>): void {
  compareCondition(walk, pair);
  compareLimiting(walk, pair, 'contentSchema', (inner) => walk.compare(inner.base, inner.revision));
  compareLimiting(walk, pair, 'not', (inner) => {
    const relation = walk.relation(inner);
    if (relation === 'same') return;
    // The other way round: what is excluded grows, what is left shrinks.
    const turned = { widened: 'narrowed', narrowed: 'widened' } as const;
    tellKeyword(walk, pair, 'not', relation === null ? 'changed' : turned[relation]);
  });
  const { base, revision } = onBoth(pair, ({ node }) => node);
  for (const key of keysOf(base, revision)) {
    const isKnown = compared.has(key) && !(evaluating.has(key) && isClosed(pair));
    if (isKnown || isWords(key) || describing.has(key)) continue;
    if (sameMeaning(walk.documents, base[key], revision[key])) continue;
    const message = `unknown to this tool: ${key}; compare by hand`;
    walk.tell('not-understood', message, placesOf(pair, key));
  }
}

/** Compares a keyword that limits the values: alone on one side, or by the schemas of both. */
function compareLimiting(
  walk: SchemaWalk,
  pair: Pair<Form>,
  key: string,
  compareBoth: (inner: Pair<Placed>) => void,
): void {
  const has = onBoth(pair, ({ node }) => key in node);
  if (has.base !== has.revision) {
    tellKeyword(walk, pair, key, has.revision ? 'narrowed' : 'widened');
  } else if (has.base) compareBoth(onBoth(pair, (form) => below(form, key)));
}

function tellKeyword(walk: SchemaWalk, pair: Pair<Form>, key: string, effect: Effect): void {
  const { base, revision } = onBoth(pair, ({ node }) => key in node);
  const how = base && revision ? 'changed' : base ? 'removed' : 'added';
  const advice = effect === 'not-understood' ? '; compare by hand' : '';
  walk.tell(effect, `${key} ${how}${advice}`, placesOf(pair, key));
}

/** `if` without `then` and `else` has no effect (JSON Schema 2020-12, 10.2.2). */
function compareCondition(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base: was, revision: is } = onBoth(
    pair,
    ({ node }) => 'if' in node && ('then' in node || 'else' in node),
  );
  if (was !== is) tellKeyword(walk, pair, 'if', is ? 'narrowed' : 'widened');
  else if (was) {
    const { base, revision } = onBoth(pair, ({ node }) => node['if']);
    if (!sameMeaning(walk.documents, base, revision)) tellKeyword(walk, pair, 'if', 'changed');
    for (const key of ['then', 'else'])
      walk.compare(below(pair.base, key), below(pair.revision, key));
  }
}

/** Compares the items of two lists. */
export function compareItems(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base: rest, revision: otherRest } = onBoth(pair, restItems);
  const { base: first, revision: others } = onBoth(pair, (form) => itemsOf(form, 'prefixItems'));
  // Lists that are longer than one side allows are told by `maxItems`.
  const most = Math.min(mostItems(pair.base), mostItems(pair.revision));
  const known = Math.max(first.length, others.length);
  if (most > known) walk.compare(rest, otherRest);
  for (let index = 0; index < Math.min(known, most); index += 1) {
    walk.compare(first[index] ?? rest, others[index] ?? otherRest);
  }
  compareLimiting(walk, pair, 'contains', (inner) => compareContains(walk, pair, inner));
}

function mostItems({ node }: Form): number {
  return Number(node['maxItems'] ?? Infinity);
}

/** What items after `prefixItems` have to fit. */
function restItems(form: Form): Placed {
  if (form.node['unevaluatedItems'] === false && !('items' in form.node)) {
    return { node: never, source: `${form.source}/unevaluatedItems` };
  }
  return below(form, 'items' in form.node ? 'items' : 'unevaluatedItems');
}

const never: Json = { not: nothing };

/** JSON Schema 2020-12, 6.4.4 and 6.4.5: from `minContains` (1) to `maxContains` items are as it says. */
function compareContains(walk: SchemaWalk, pair: Pair<Form>, inner: Pair<Placed>): void {
  const isLimited = 'maxContains' in pair.base.node || 'maxContains' in pair.revision.node;
  if (!isLimited) walk.compare(inner.base, inner.revision);
  else if (!sameMeaning(walk.documents, inner.base.node, inner.revision.node)) {
    tellKeyword(walk, pair, 'contains', 'changed');
  }
  const least = onBoth(pair, ({ node }) => Number(node['minContains'] ?? 1));
  const most = onBoth(pair, ({ node }) => Number(node['maxContains'] ?? Infinity));
  if (least.base !== least.revision) {
    const isMore = least.revision > least.base;
    tellKeyword(walk, pair, 'minContains', isMore ? 'narrowed' : 'widened');
  }
  if (most.base !== most.revision) {
    const isLess = most.revision < most.base;
    tellKeyword(walk, pair, 'maxContains', isLess ? 'narrowed' : 'widened');
  }
}

/** Compares the keywords of objects beside `properties` and `additionalProperties`. */
export function compareFieldKeywords(walk: SchemaWalk, pair: Pair<Form>): void {
  compareLimiting(walk, pair, 'propertyNames', (inner) => walk.compare(inner.base, inner.revision));
  const { gone, come } = unmatched(onBoth(pair, demandsOf));
  if (gone.length > 0) tellKeyword(walk, pair, 'dependentRequired', 'widened');
  if (come.length > 0) tellKeyword(walk, pair, 'dependentRequired', 'narrowed');
  eachEntry(walk, pair, 'dependentSchemas', () => true);
  eachEntry(walk, pair, 'patternProperties', (pattern, { node, fields }) => {
    const rest = node['additionalProperties'] ?? node['unevaluatedProperties'] ?? true;
    if (rest === true) return true;
    const isOther = [...fields.keys()].every((name) => !fitsPattern(name, pattern));
    return rest === false && isOther ? false : null;
  });
}

/** An entry that only one side has limits the values; `isLimit`: false if it allows more, null for both. */
function eachEntry(
  walk: SchemaWalk,
  pair: Pair<Form>,
  key: 'dependentSchemas' | 'patternProperties',
  isLimit: (name: string, other: Form) => boolean | null,
): void {
  const { base, revision } = onBoth(pair, (form) => {
    const entries = [...entriesOf(form, key)];
    return new Map(entries.map(([name, one]) => [name, form.below.get(`${key}/${name}`) ?? one]));
  });
  for (const name of new Set([...base.keys(), ...revision.keys()])) {
    const [one, other] = [base.get(name), revision.get(name)];
    if (one && other) walk.compare(one, other);
    else {
      const limits = isLimit(name, one ? pair.revision : pair.base);
      const isNarrower = limits === (other !== undefined);
      const effect = limits === null ? 'not-understood' : isNarrower ? 'narrowed' : 'widened';
      tellKeyword(walk, pair, key, effect);
    }
  }
}

/** `dependentRequired` (JSON Schema 2020-12, 6.5.4): each name demanded beside another one. */
function demandsOf({ node }: Form): readonly string[] {
  const map = node['dependentRequired'];
  return Object.entries(isJson(map) ? map : {}).flatMap(([name, list]) =>
    (list as readonly string[]).map((one) => JSON.stringify([name, one])),
  );
}
