import type { ContractDocument, Schema } from '../contract/document.ts';
import { chooseForm, type ChosenForm } from './chooseForm.ts';
import { followSchema } from './followSchema.ts';
import { oneOf } from './keywords.ts';
import { type PlacedSchema, isRecord, join, nothing, type Compared, type Walk } from './placed.ts';
import { lastName } from './subtypes.ts';

/** Compares a value with `allOf`, `oneOf`, `anyOf`, `not`, `if` and `dependentSchemas`. */
export function compareForms(
  document: ContractDocument,
  value: unknown,
  schema: Schema,
  walk: Walk,
): readonly Compared[] {
  const parts = (key: 'allOf' | 'oneOf' | 'anyOf'): readonly PlacedSchema[] =>
    (schema[key] ?? []).map((one, index) => walk.below(one, key, index));
  return [
    ...parts('allOf').map((one) => walk.part(value, one)),
    ...(schema.oneOf === undefined ? [] : [oneForm(document, value, schema, parts('oneOf'), walk)]),
    ...(schema.anyOf === undefined ? [] : [anyForm(value, parts('anyOf'), walk)]),
    ...(schema.not === undefined ? [] : [notForm(value, schema.not, walk)]),
    ...condition(value, schema, walk),
    ...dependent(value, schema, walk),
  ];
}

function oneForm(
  document: ContractDocument,
  value: unknown,
  schema: Schema,
  forms: readonly PlacedSchema[],
  walk: Walk,
): Compared {
  const named = byDiscriminator(document, value, schema, forms, walk);
  if (named !== null) return named;
  const compared = forms.map((form) => walk.part(value, form));
  const { several, index } = choose(forms, compared, value, walk);
  if (several > 0) {
    const message = `Fits ${several} forms of the contract at once.`;
    return { ...join(compared), differences: [walk.difference('schema/several', message)] };
  }
  return compared[index] ?? nothing;
}

/** Each form is compared once: forms may be nested. */
function choose(
  forms: readonly PlacedSchema[],
  compared: readonly Compared[],
  value: unknown,
  walk: Walk,
): ChosenForm {
  return chooseForm(forms, walk.pointer, (form) => {
    const one = compared[forms.indexOf(form)] ?? nothing;
    return [...one.differences, ...walk.undescribed(value, one, form)];
  });
}

/** The form that the value itself names; null if the contract has no discriminator. */
function byDiscriminator(
  document: ContractDocument,
  value: unknown,
  { discriminator }: Schema,
  forms: readonly PlacedSchema[],
  walk: Walk,
): Compared | null {
  const name = discriminator?.propertyName;
  if (name === undefined || !isRecord(value)) return null;
  const refused = (rule: 'schema/missing' | 'schema/value', message: string): Compared => {
    const difference = walk.difference(rule, message, ['discriminator'], name);
    return { ...nothing, isOpen: true, differences: [difference] };
  };
  const given = value[name];
  if (given === undefined) return refused('schema/missing', `\`${name}\` is missing.`);
  const mapped = Object.entries(discriminator?.mapping ?? {});
  const wanted = mapped.find(([word]) => word === given)?.[1] ?? given;
  const found = forms.find(
    (form) => typeof wanted === 'string' && namesOf(document, form).includes(lastName(wanted)),
  );
  if (found !== undefined) return walk.part(value, found);
  const words =
    mapped.length > 0
      ? mapped.map(([word]) => word)
      : forms.flatMap((form) => namesOf(document, form));
  return refused('schema/value', `${walk.describe(given)} instead of ${oneOf(words)}.`);
}

function namesOf(document: ContractDocument, form: PlacedSchema): readonly string[] {
  const { source } = followSchema(document, form);
  return [lastName(form.schema.$ref ?? ''), lastName(source)].filter((name) => name !== '');
}

/** A value may fit several forms of `anyOf`: each of them describes fields. */
function anyForm(value: unknown, forms: readonly PlacedSchema[], walk: Walk): Compared {
  const compared = forms.map((form) => walk.part(value, form));
  const fitting = compared.filter(({ differences }) => differences.length === 0);
  if (fitting.length > 0) return join(fitting);
  return compared[choose(forms, compared, value, walk).index] ?? nothing;
}

function notForm(value: unknown, schema: Schema, walk: Walk): Compared {
  if (walk.part(value, walk.below(schema, 'not')).differences.length > 0) return nothing;
  const message = `${walk.describe(value)} is what the contract excludes (not).`;
  return { ...nothing, differences: [walk.difference('schema/value', message, ['not'])] };
}

function condition(value: unknown, schema: Schema, walk: Walk): readonly Compared[] {
  if (schema.if === undefined) return [];
  const tested = walk.part(value, walk.below(schema.if, 'if'));
  const isTrue = tested.differences.length === 0;
  const key = isTrue ? 'then' : 'else';
  const branch = schema[key];
  return [
    ...(isTrue ? [tested] : []),
    ...(branch === undefined ? [] : [walk.part(value, walk.below(branch, key))]),
  ];
}

function dependent(
  value: unknown,
  { dependentSchemas = {} }: Schema,
  walk: Walk,
): readonly Compared[] {
  if (!isRecord(value)) return [];
  return Object.entries(dependentSchemas)
    .filter(([name]) => Object.hasOwn(value, name))
    .map(([name, one]) => walk.part(value, walk.below(one, 'dependentSchemas', name)));
}
