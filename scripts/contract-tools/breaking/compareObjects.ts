import { sameName } from '../schema/sameName.ts';
import { escapeToken } from '../contract/pointer.ts';
import type { Pair } from './Change.ts';
import { compareFieldKeywords } from './compareKeywords.ts';
import { fitsPattern, requiredOf } from './disjoint.ts';
import { forbiddenKey } from './joinParts.ts';
import { isJson, type Placed } from './placed.ts';
import {
  added,
  changed,
  narrowed,
  placesOf,
  removed,
  schemaChange,
  widened,
  type Effect,
  type SchemaWalk,
} from './SchemaChange.ts';
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
  const known = base.fields;
  const other = others.find((one) => !known.has(one) && sameName(one, name));
  const hint = other === undefined ? '' : `; \`${other}\` is new`;
  const places = { base: fieldPlace(base, name), revision: null };
  const effect = harmlessIn(removed, unsentIn(walk.documents.base, known.get(name)));
  walk.tell(schemaChange(effect, `field \`${name}\` removed${hint}`, places));
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
  const tell = (effect: Effect, message: string): void => {
    // Where any value was allowed, clients may have sent a field of this name.
    const harmless = isNarrower ? unsent.filter((one) => one !== 'request') : unsent;
    walk.tell(schemaChange(harmlessIn(effect, harmless), message, places));
  };
  const isPatterned = Object.keys(Object(base.node['patternProperties']) as object).some((one) =>
    fitsPattern(name, one),
  );
  if (rest === 'nothing' && isPatterned) tell(changed, `${told} where a pattern allowed it`);
  else if (rest === 'nothing') {
    // The contract guaranteed that no other field comes.
    tell(isRequired ? changed : widened, `${told} to an object that was closed`);
  } else if (isRequired) tell({ ...narrowed, kind: 'added' }, `required ${told}`);
  else if (isNarrower) {
    tell({ ...narrowed, kind: 'added' }, `${told} where any value was allowed`);
  } else tell(added, told);
  const described = restSchema(base);
  if (described !== null) walk.compare(described, field);
}

/**
 * Reports fields that became required or optional. A new required field is reported by `tellAdded`.
 */
function compareRequired(walk: SchemaWalk, pair: Pair<Form>): void {
  const { base, revision } = pair;
  const [demanded, now] = [requiredOf(base), requiredOf(revision)];
  const [fields, others] = [base.fields, revision.fields];
  const places = placesOf(pair, 'required');
  for (const name of demanded) {
    if (now.includes(name) || (fields.has(name) && !others.has(name))) continue;
    const unsent = unsentIn(walk.documents.base, fields.get(name));
    const told = `field \`${name}\` no longer required`;
    walk.tell(schemaChange(harmlessIn(widened, unsent), told, places));
  }
  for (const name of now) {
    const unsent = unsentIn(walk.documents.revision, others.get(name));
    if (demanded.includes(name)) {
      const wasUnsent = unsentIn(walk.documents.base, fields.get(name)).includes('request');
      if (!wasUnsent || unsent.includes('request')) continue;
      const told = `field \`${name}\` now required in requests: no longer readOnly`;
      walk.tell(schemaChange(harmlessIn(narrowed, ['answer']), told, places));
    } else if (fields.has(name) || !others.has(name)) {
      const told = `field \`${name}\` now required`;
      walk.tell(schemaChange(harmlessIn(narrowed, unsent), told, places));
    }
  }
}

function compareRest(walk: SchemaWalk, pair: Pair<Form>): void {
  const [before, after] = [restOf(pair.base), restOf(pair.revision)];
  const [schema, other] = [restSchema(pair.base), restSchema(pair.revision)];
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

/** Compares the fields that a closed part of `allOf` forbids, if both sides have them. */
function compareForbidden(walk: SchemaWalk, { base, revision }: Pair<Form>): void {
  const key = forbiddenKey('additionalProperties');
  const [was, is] = [base, revision].map(({ node }) => (node[key] ?? []) as readonly string[]);
  for (const name of base.fields.keys()) {
    if (!revision.fields.has(name) || was?.includes(name) === is?.includes(name)) continue;
    const places = { base: fieldPlace(base, name), revision: fieldPlace(revision, name) };
    const told = `field \`${name}\` ${is?.includes(name) ? 'now' : 'no longer'} forbidden by a part of allOf`;
    walk.tell(schemaChange(is?.includes(name) ? narrowed : widened, told, places));
  }
}

/** From the former rule for further fields to the new one. */
const restEffects = {
  nothing: { nothing: added, unsaid: widened, anything: widened, described: widened },
  unsaid: { nothing: narrowed, unsaid: added, anything: added, described: added },
  anything: { nothing: narrowed, unsaid: narrowed, anything: added, described: narrowed },
  described: { nothing: removed, unsaid: removed, anything: widened, described: added },
} as const satisfies Readonly<Record<Rest, unknown>>;

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
