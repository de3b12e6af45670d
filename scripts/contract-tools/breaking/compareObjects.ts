import { sameName } from '../schema/sameName.ts';
import { escapeToken } from '../contract/pointer.ts';
import type { Pair } from './Change.ts';
import { requiredOf } from './disjoint.ts';
import { childOf, entriesOf, isJson, type Placed } from './placed.ts';
import {
  added,
  changed,
  narrowed,
  placesOf,
  removed,
  schemaChange,
  widened,
  type SchemaWalk,
} from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';

/**
 * What an object may contain besides its fields: nothing, values of a schema, or anything. `unsaid`
 * means that the contract does not say: clients send and read only the fields, while a server may
 * add new ones (not a break).
 */
type Rest = 'nothing' | 'unsaid' | 'anything' | 'described';

/** Compares the fields of two objects. */
export function compareObjects(walk: SchemaWalk, pair: Pair<Form>): void {
  const fields = entriesOf(pair.base, 'properties');
  const others = entriesOf(pair.revision, 'properties');
  for (const [name, field] of fields) {
    const other = others.get(name);
    if (other === undefined) tellRemoved(walk, pair.base, name, [...others.keys()]);
    else walk.compare(field, other);
  }
  for (const [name, other] of others) {
    if (!fields.has(name)) tellAdded(walk, pair, name, other);
  }
  compareRequired(walk, pair);
  compareRest(walk, pair);
}

function tellRemoved(walk: SchemaWalk, base: Form, name: string, others: readonly string[]): void {
  const known = entriesOf(base, 'properties');
  const other = others.find((one) => !known.has(one) && sameName(one, name));
  const hint = other === undefined ? '' : `; \`${other}\` is new`;
  const places = { base: fieldPlace(base, name), revision: null };
  walk.tell(schemaChange(removed, `field \`${name}\` removed${hint}`, places));
}

function tellAdded(walk: SchemaWalk, pair: Pair<Form>, name: string, field: Placed): void {
  const { base, revision } = pair;
  const isRequired = requiredOf(revision).includes(name);
  const places = { base: null, revision: fieldPlace(revision, name) };
  const told = `field \`${name}\` added`;
  const rest = restOf(base);
  if (rest === 'nothing') {
    // The contract guaranteed that no other field comes.
    const effect = isRequired ? changed : widened;
    walk.tell(schemaChange(effect, `${told} to an object that was closed`, places));
  } else if (isRequired) {
    walk.tell(schemaChange({ ...narrowed, kind: 'added' }, `required ${told}`, places));
  } else if (rest === 'anything' && !isAnything(field)) {
    const effect = { ...narrowed, kind: 'added' } as const;
    walk.tell(schemaChange(effect, `${told} where any value was allowed`, places));
  } else walk.tell(schemaChange(added, told, places));
  const described = childOf(base, 'additionalProperties');
  if (described !== null) walk.compare(described, field);
}

/**
 * Reports fields that became required or optional. A new required field is reported by `tellAdded`.
 */
function compareRequired(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const [demanded, now] = [requiredOf(base), requiredOf(revision)];
  const [fields, others] = [base, revision].map((form) => entriesOf(form, 'properties'));
  const places = placesOf(pair, 'required');
  for (const name of demanded) {
    if (now.includes(name) || (fields?.has(name) && !others?.has(name))) continue;
    walk.tell(schemaChange(widened, `field \`${name}\` no longer required`, places));
  }
  for (const name of now) {
    if (demanded.includes(name) || (others?.has(name) && !fields?.has(name))) continue;
    walk.tell(schemaChange(narrowed, `field \`${name}\` now required`, places));
  }
}

function compareRest(walk: SchemaWalk, pair: Pair<Form>): void {
  const [before, after] = [restOf(pair.base), restOf(pair.revision)];
  const [schema, other] = [pair.base, pair.revision].map((form) =>
    childOf(form, 'additionalProperties'),
  );
  if (schema && other) {
    walk.compare(schema, other);
    return;
  }
  if (before === after) return;
  const message = `further fields: ${before} → ${after}`;
  walk.tell(
    schemaChange(restEffects[before][after], message, placesOf(pair, 'additionalProperties')),
  );
}

/** From the former rule for further fields to the new one. */
const restEffects = {
  nothing: { nothing: added, unsaid: widened, anything: widened, described: widened },
  unsaid: { nothing: narrowed, unsaid: added, anything: added, described: added },
  anything: { nothing: narrowed, unsaid: narrowed, anything: added, described: narrowed },
  described: { nothing: removed, unsaid: removed, anything: widened, described: added },
} as const satisfies Readonly<Record<Rest, unknown>>;

function restOf(form: Form): Rest {
  const more = form.node['additionalProperties'];
  if (more === false) return 'nothing';
  if (isJson(more)) return isAnything({ node: more, source: '' }) ? 'anything' : 'described';
  if (more === true) return 'anything';
  return entriesOf(form, 'properties').size > 0 ? 'unsaid' : 'anything';
}

function isAnything({ node }: Placed): boolean {
  return Object.keys(node).length === 0;
}

function fieldPlace({ source }: Form, name: string): string {
  return `${source}/properties/${escapeToken(name)}`;
}
