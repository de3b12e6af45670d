import type { ContractDocument, Schema } from '../contract/document.ts';
import { escapeToken } from '../contract/pointer.ts';
import { chooseForm, type ChosenForm } from './chooseForm.ts';
import { followSchema } from './followSchema.ts';
import type { PlacedSchema } from './PlacedDifference.ts';
import { lastName } from './subtypes.ts';
import { isRecord, join, nothing, type Compared, type Walk } from './Walk.ts';

/** Compares a value with `allOf`, `oneOf`, `anyOf`, `not`, `if` and `dependentSchemas`. */
export function compareForms(
  document: ContractDocument,
  value: unknown,
  schema: Schema,
  walk: Walk,
): readonly Compared[] {
  const parts = (key: 'allOf' | 'oneOf' | 'anyOf'): readonly PlacedSchema[] =>
    (schema[key] ?? []).map((one, index) => ({
      schema: one,
      source: `${walk.source}/${key}/${index}`,
    }));
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
  const pointer = `${walk.pointer}/${escapeToken(name)}`;
  const source = `${walk.source}/discriminator`;
  const given = value[name];
  if (given === undefined) {
    const difference = walk.difference('schema/missing', `\`${name}\` is missing.`, source);
    return { ...nothing, isOpen: true, differences: [{ ...difference, pointer }] };
  }
  const mapped = Object.entries(discriminator?.mapping ?? {});
  const wanted = mapped.find(([word]) => word === given)?.[1] ?? given;
  const found = forms.find(
    (form) => typeof wanted === 'string' && namesOf(document, form).includes(lastName(wanted)),
  );
  if (found !== undefined) return walk.part(value, found);
  const words = [
    ...mapped.map(([word]) => word),
    ...(mapped.length > 0 ? [] : forms.flatMap((form) => namesOf(document, form))),
  ];
  const message = `${walk.describe(given)} instead of one of ${words.map((one) => JSON.stringify(one)).join(', ')}.`;
  const difference = walk.difference('schema/value', message, source);
  return { ...nothing, isOpen: true, differences: [{ ...difference, pointer }] };
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
  const placed = { schema, source: `${walk.source}/not` };
  if (walk.part(value, placed).differences.length > 0) return nothing;
  const message = `${walk.describe(value)} is what the contract excludes (not).`;
  return { ...nothing, differences: [walk.difference('schema/value', message, placed.source)] };
}

function condition(value: unknown, schema: Schema, walk: Walk): readonly Compared[] {
  if (schema.if === undefined) return [];
  const tested = walk.part(value, { schema: schema.if, source: `${walk.source}/if` });
  const isTrue = tested.differences.length === 0;
  const key = isTrue ? 'then' : 'else';
  const branch = schema[key];
  return [
    ...(isTrue ? [tested] : []),
    ...(branch === undefined
      ? []
      : [walk.part(value, { schema: branch, source: `${walk.source}/${key}` })]),
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
    .map(([name, one]) =>
      walk.part(value, {
        schema: one,
        source: `${walk.source}/dependentSchemas/${escapeToken(name)}`,
      }),
    );
}
