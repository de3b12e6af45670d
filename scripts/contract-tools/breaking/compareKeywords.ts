import type { Pair } from './Change.ts';
import { isWords, sameMeaning } from './meaning.ts';
import { describing, forbiddenKey } from './joinParts.ts';
import { childOf, entriesOf, isJson, itemsOf, type Json, type Placed } from './placed.ts';
import {
  changed,
  narrowed,
  notUnderstood,
  placesOf,
  schemaChange,
  widened,
  type Effect,
  type SchemaWalk,
} from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';
import { fitsPattern } from './disjoint.ts';

/** Keywords that are compared, by this or another file; others are unknown. */
const compared: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'properties', 'required', 'additionalProperties', 'items', 'oneOf', 'anyOf'],
  ...['allOf', 'exclusiveMinimum', 'exclusiveMaximum', 'minProperties', 'maxProperties'],
  ...['enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ...['multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'contentMediaType', 'contentEncoding'],
  ...['x-binary-signature', 'x-binary-end', 'x-sorted-by', 'not', 'if', 'then', 'else'],
  ...['contains', 'minContains', 'maxContains', 'prefixItems', 'unevaluatedItems'],
  ...['propertyNames', 'dependentRequired', 'dependentSchemas', 'patternProperties'],
  ...['unevaluatedProperties', forbiddenKey('additionalProperties')],
]);

export const unevaluated = ['unevaluatedItems', 'unevaluatedProperties'];

/** What they allow depends on these (JSON Schema 2020-12, 11.2 and 11.3). */
const evaluating: ReadonlySet<string> = new Set([
  ...['if', 'then', 'else', 'dependentSchemas', 'patternProperties', 'contains'],
]);

/** The schema below a keyword; one that accepts anything if there is none. */
export function below(form: Form, key: string): Placed {
  const isAnything = Object.keys(form.node).length === 0;
  const anything = { node: nothing, source: isAnything ? form.source : `${form.source}/${key}` };
  return form.below.get(key) ?? childOf(form, key) ?? anything;
}

/** One object, and the same source: « anything » below « anything » is the same schema. */
const nothing: Json = {};

/** Compares the keywords for any kind of value: `not`, `if`, and those that this tool does not know. */
export function compareKeywords(walk: SchemaWalk, pair: Pair<Form>): void {
  const { documents } = walk;
  const { base, revision } = pair;
  compareCondition(walk, pair);
  const isNot = has(pair, 'not');
  if (isNot.base !== isNot.revision)
    tellKeyword(walk, pair, 'not', isNot.revision ? narrowed : widened);
  else if (isNot.base) {
    const inner = { base: below(base, 'not'), revision: below(revision, 'not') };
    const relation = walk.relation(inner);
    // The other way round: what is excluded grows, what is left shrinks.
    if (relation === 'widened') tellKeyword(walk, pair, 'not', narrowed);
    else if (relation === 'narrowed') tellKeyword(walk, pair, 'not', widened);
    else if (relation !== 'same') tellKeyword(walk, pair, 'not', changed);
  }
  const isClosed = [base, revision].some(({ node }) => unevaluated.some((key) => key in node));
  for (const key of new Set([...Object.keys(base.node), ...Object.keys(revision.node)])) {
    const isKnown = compared.has(key) && !(isClosed && evaluating.has(key));
    if (isKnown || isWords(key) || describing.has(key)) continue;
    if (sameMeaning(documents, base.node[key], revision.node[key])) continue;
    const message = `unknown to this tool: ${key}; compare by hand`;
    walk.tell(schemaChange(notUnderstood, message, placesOf(pair, key)));
  }
}

function has(pair: Pair<Form>, key: string): Pair<boolean> {
  return { base: key in pair.base.node, revision: key in pair.revision.node };
}

function tellKeyword(walk: SchemaWalk, pair: Pair<Form>, key: string, effect: Effect): void {
  const { base, revision } = has(pair, key);
  const how = base && revision ? 'changed' : base ? 'removed' : 'added';
  const advice = effect === notUnderstood ? '; compare by hand' : '';
  walk.tell(schemaChange(effect, `${key} ${how}${advice}`, placesOf(pair, key)));
}

/** `if` without `then` and `else` has no effect (JSON Schema 2020-12, 10.2.2). */
function compareCondition(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const [was, is] = [base, revision].map(
    ({ node }) => 'if' in node && ('then' in node || 'else' in node),
  );
  if (was !== is) tellKeyword(walk, pair, 'if', is ? narrowed : widened);
  else if (was) {
    const isSame = sameMeaning(walk.documents, base.node['if'], revision.node['if']);
    if (!isSame) tellKeyword(walk, pair, 'if', changed);
    for (const key of ['then', 'else']) walk.compare(below(base, key), below(revision, key));
  }
}

/** Compares the items of two lists. */
export function compareItems(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const [rest, otherRest] = [restItems(base), restItems(revision)];
  walk.compare(rest, otherRest);
  const [first, others] = [itemsOf(base, 'prefixItems'), itemsOf(revision, 'prefixItems')];
  for (let index = 0; index < Math.max(first.length, others.length); index += 1) {
    walk.compare(first[index] ?? rest, others[index] ?? otherRest);
  }
  const contains = has(pair, 'contains');
  if (contains.base !== contains.revision) {
    tellKeyword(walk, pair, 'contains', contains.revision ? narrowed : widened);
  } else if (contains.base) compareContains(walk, pair);
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
function compareContains(walk: SchemaWalk, pair: Pair<Form>): void {
  const inner = { base: below(pair.base, 'contains'), revision: below(pair.revision, 'contains') };
  const limit = ({ node }: Form, key: string, otherwise: number): number =>
    (node[key] as number | undefined) ?? otherwise;
  const hasMost = Object.values(has(pair, 'maxContains')).includes(true);
  if (!hasMost) walk.compare(inner.base, inner.revision);
  else if (!sameMeaning(walk.documents, inner.base.node, inner.revision.node)) {
    tellKeyword(walk, pair, 'contains', changed);
  }
  const [least, least2] = [pair.base, pair.revision].map((form) => limit(form, 'minContains', 1));
  const [most, most2] = [pair.base, pair.revision].map((form) =>
    limit(form, 'maxContains', Infinity),
  );
  if (least !== least2) {
    tellKeyword(walk, pair, 'minContains', Number(least2) > Number(least) ? narrowed : widened);
  }
  if (most !== most2) {
    tellKeyword(walk, pair, 'maxContains', Number(most2) < Number(most) ? narrowed : widened);
  }
}

/** Compares the keywords of objects beside `properties` and `additionalProperties`. */
export function compareFieldKeywords(walk: SchemaWalk, pair: Pair<Form>): void {
  const names = has(pair, 'propertyNames');
  if (names.base !== names.revision) {
    tellKeyword(walk, pair, 'propertyNames', names.revision ? narrowed : widened);
  } else if (names.base) {
    walk.compare(below(pair.base, 'propertyNames'), below(pair.revision, 'propertyNames'));
  }
  compareDependent(walk, pair);
  eachEntry(walk, pair, 'dependentSchemas', () => true);
  eachEntry(walk, pair, 'patternProperties', (pattern, { node, fields }) => {
    const rest = node['additionalProperties'] ?? node['unevaluatedProperties'] ?? true;
    if (rest === true) return true;
    const isOther = [...fields.keys()].every((name) => !fitsPattern(name, pattern));
    return rest === false && isOther ? false : null;
  });
}

/**
 * Compares a map of schemas by name. An entry that only one side has limits the values, unless
 * `isLimit` says otherwise: false if it allows more, null if it does both.
 */
function eachEntry(
  walk: SchemaWalk,
  pair: Pair<Form>,
  key: 'dependentSchemas' | 'patternProperties',
  isLimit: (name: string, other: Form) => boolean | null,
): void {
  const { base, revision } = pair;
  const [entries, others] = [entriesOf(base, key), entriesOf(revision, key)];
  const place = (form: Form, name: string, written: Placed | undefined): Placed | undefined =>
    written && (form.below.get(`${key}/${name}`) ?? written);
  for (const name of new Set([...entries.keys(), ...others.keys()])) {
    const one = place(base, name, entries.get(name));
    const other = place(revision, name, others.get(name));
    if (one && other) walk.compare(one, other);
    else {
      const limits = isLimit(name, one ? revision : base);
      const effect =
        limits === null ? notUnderstood : limits === (other !== undefined) ? narrowed : widened;
      tellKeyword(walk, pair, key, effect);
    }
  }
}

/** `dependentRequired` (JSON Schema 2020-12, 6.5.4): each name demanded beside another one. */
function compareDependent(walk: SchemaWalk, pair: Pair<Form>): void {
  const [demands, others] = [demandsOf(pair.base), demandsOf(pair.revision)];
  if (demands.some((one) => !others.includes(one))) {
    tellKeyword(walk, pair, 'dependentRequired', widened);
  }
  if (others.some((one) => !demands.includes(one))) {
    tellKeyword(walk, pair, 'dependentRequired', narrowed);
  }
}

function demandsOf({ node }: Form): readonly string[] {
  const map = node['dependentRequired'];
  return Object.entries(isJson(map) ? map : {}).flatMap(([name, list]) =>
    (list as readonly string[]).map((one) => JSON.stringify([name, one])),
  );
}
