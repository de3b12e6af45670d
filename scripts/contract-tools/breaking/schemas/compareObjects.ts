import { escapeToken } from '../../contract/pointer.ts';
import { sameName } from '../../schema/sameName.ts';
import { type Direction, type Pair, onBoth, additionOf, weighed, type Effect } from '../Change.ts';
import { isJson, placesOf, type Placed } from '../placed.ts';
import { compareFieldKeywords } from './compareKeywords.ts';
import { fitsPattern, requiredOf } from './disjoint.ts';
import { forbiddenKey } from './joinParts.ts';
import type { SchemaWalk } from './SchemaChange.ts';
import type { Form } from './schemaForms.ts';
import { harmlessIn, neverSentIn, unsentIn } from './sentFields.ts';

/**
 * What an object may contain besides its fields: nothing, values of a schema, or anything. `unsaid`
 * means that the contract does not say: clients send and read only the fields, while a server may
 * add new ones (not a break).
 */
type Rest = 'nothing' | 'unsaid' | 'anything' | 'described';

/** Compares the fields of two objects. */
export function compareObjects(walk: SchemaWalk, pair: Pair<Form>): void {
  const [fields, others] = [pair.base.fields, pair.revision.fields];
  for (const [name, field] of fields) {
    const other = others.get(name);
    if (other === undefined) tellRemoved(walk, pair.base, name, [...others.keys()]);
    else {
      const more = neverSentIn(walk, { base: field, revision: other });
      const unsent = [...new Set([...walk.unsent, ...more])].toSorted();
      (more.length === 0 ? walk : walk.in({ unsent })).compare(field, other);
    }
  }
  for (const [name, other] of others) {
    if (!fields.has(name)) tellAdded(walk, pair, name, other);
  }
  compareRequired(walk, pair);
  compareRest(walk, pair);
  compareForbidden(walk, pair);
  compareFieldKeywords(walk, pair);
}

function tellRemoved(walk: SchemaWalk, base: Form, name: string, others: readonly string[]): void {
  const other = others.find((one) => !base.fields.has(one) && sameName(one, name));
  const hint = other === undefined ? '' : `; \`${other}\` is new`;
  const places = { base: fieldPlace(base, name), revision: null };
  const unsent = unsentIn(walk.documents.base, base.fields.get(name));
  walk.tell(harmlessIn(weighed('removed'), unsent), `field \`${name}\` removed${hint}`, places);
}

function tellAdded(walk: SchemaWalk, pair: Pair<Form>, name: string, field: Placed): void {
  const { base, revision } = pair;
  const wasRequired = requiredOf(base).includes(name);
  const isRequired = requiredOf(revision).includes(name) && !wasRequired;
  const places = { base: null, revision: fieldPlace(revision, name) };
  const told = `field \`${name}\` added`;
  const rest = restOf(base);
  const isNarrower = (rest === 'anything' || wasRequired) && !isAnything(field);
  const unsent = unsentIn(walk.documents.revision, field);
  // Where any value was allowed, clients may have sent a field of this name.
  const harmless = isNarrower ? unsent.filter((one) => one !== 'request') : unsent;
  const tell = (effect: Effect, message: string): void =>
    walk.tell(harmlessIn(weighed(effect), harmless), message, places);
  const patterns = Object.keys(Object(base.node['patternProperties']) as object);
  const isPatterned = patterns.some((one) => fitsPattern(name, one));
  if (rest === 'nothing' && isPatterned) tell('changed', `${told} where a pattern allowed it`);
  else if (rest === 'nothing') {
    // The contract guaranteed that no other field comes.
    tell(isRequired ? 'changed' : 'widened', `${told} to an object that was closed`);
  } else if (isRequired) tell(additionOf(true), `required ${told}`);
  else tell(additionOf(isNarrower), isNarrower ? `${told} where any value was allowed` : told);
  const described = restSchema(base);
  if (described !== null) walk.compare(described, field);
}

/** Reports fields that became required or optional. A new required field is reported by `tellAdded`. */
function compareRequired(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base: demanded, revision: now } = onBoth(pair, requiredOf);
  const { base: fields, revision: others } = onBoth(pair, (form) => form.fields);
  const places = placesOf(pair, 'required');
  const tell = (effect: Effect, unsent: readonly Direction[], message: string): void =>
    walk.tell(harmlessIn(weighed(effect), unsent), message, places);
  for (const name of demanded) {
    if (now.includes(name) || (fields.has(name) && !others.has(name))) continue;
    const unsent = unsentIn(walk.documents.base, fields.get(name));
    tell('widened', unsent, `field \`${name}\` no longer required`);
  }
  for (const name of now) {
    const unsent = unsentIn(walk.documents.revision, others.get(name));
    const told = `field \`${name}\` now required`;
    if (demanded.includes(name)) {
      const wasUnsent = unsentIn(walk.documents.base, fields.get(name)).includes('request');
      if (!wasUnsent || unsent.includes('request')) continue;
      tell('narrowed', ['answer'], `${told} in requests: no longer readOnly`);
    } else if (fields.has(name) || !others.has(name)) tell('narrowed', unsent, told);
  }
}

function compareRest(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base: before, revision: after } = onBoth(pair, restOf);
  const { base: schema, revision: other } = onBoth(pair, restSchema);
  if (schema && other) walk.compare(schema, other);
  else if (before !== after) {
    const places = placesOf(pair, 'additionalProperties');
    walk.tell(restEffects[before][after], `further fields: ${before} → ${after}`, places);
  }
}

/** Compares the fields that a closed part of `allOf` forbids, if both sides have them. */
function compareForbidden(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base: was, revision: is } = onBoth(pair, ({ node }) => {
    return (node[forbiddenKey('additionalProperties')] ?? []) as readonly string[];
  });
  for (const name of pair.base.fields.keys()) {
    const isNow = is.includes(name);
    if (!pair.revision.fields.has(name) || was.includes(name) === isNow) continue;
    const places = onBoth(pair, (form) => fieldPlace(form, name));
    const told = `field \`${name}\` ${isNow ? 'now' : 'no longer'} forbidden by a part of allOf`;
    walk.tell(isNow ? 'narrowed' : 'widened', told, places);
  }
}

/** From the former rule for further fields to the new one. */
const restEffects = {
  nothing: { nothing: 'added', unsaid: 'widened', anything: 'widened', described: 'widened' },
  unsaid: { nothing: 'narrowed', unsaid: 'added', anything: 'added', described: 'added' },
  anything: { nothing: 'narrowed', unsaid: 'narrowed', anything: 'added', described: 'narrowed' },
  described: { nothing: 'removed', unsaid: 'removed', anything: 'widened', described: 'added' },
} as const satisfies Readonly<Record<Rest, Readonly<Record<Rest, Effect>>>>;

/** The keyword for further fields: in a schema without parts, both mean the same. */
function restKey({ node }: Form): 'additionalProperties' | 'unevaluatedProperties' {
  return 'additionalProperties' in node ? 'additionalProperties' : 'unevaluatedProperties';
}

function restSchema(form: Form): Placed | null {
  return form.below.get(restKey(form)) ?? null;
}

function restOf(form: Form): Rest {
  const more = form.node[restKey(form)];
  if (more === false) return 'nothing';
  if (isJson(more)) return isAnything({ node: more, source: '' }) ? 'anything' : 'described';
  if (more === true) return 'anything';
  return form.fields.size > 0 ? 'unsaid' : 'anything';
}

function isAnything({ node }: Placed): boolean {
  return Object.keys(node).length === 0;
}

function fieldPlace({ fields, source }: Form, name: string): string {
  return fields.get(name)?.source ?? `${source}/properties/${escapeToken(name)}`;
}
