import { boundKeys } from '../../schema/keywords.ts';
import { markValues, type Listed } from './formMark.ts';
import type { Json, Placed } from '../placed.ts';
import { followSchema } from './joinParts.ts';
import { schemaForms, type Form } from './schemaForms.ts';

const deepest = 3;

/** Whether it is certain that no value fits two forms. Only then does `oneOf` accept the union of them. */
export function arePairwiseDisjoint(document: Json, forms: readonly Form[]): boolean {
  return forms.every((one, index) =>
    forms.slice(index + 1).every((other) => areDisjoint(document, one, other)),
  );
}

/** Whether it is certain that no value fits both forms. */
export function areDisjoint(document: Json, one: Form, other: Form, depth = 0): boolean {
  if (one.kind !== other.kind) return true;
  if (one.values !== null && other.values !== null) {
    const { values } = other;
    return !one.values.some((value) => values.includes(value));
  }
  if (one.values !== null) return one.values.every((value) => !mayFit(value, other.node));
  if (other.values !== null) return other.values.every((value) => !mayFit(value, one.node));
  if (one.kind === 'object') return depth < deepest && differInField(document, one, other, depth);
  return areApart(one.node, other.node);
}

/** A field that both forms require and whose values never overlap: the discriminator. */
function differInField(document: Json, one: Form, other: Form, depth: number): boolean {
  if (one.mark !== null && one.mark.name === other.mark?.name) {
    const [mark, another] = [one, other].map((form) => namesOf(document, form));
    if (one.mark.isRest || other.mark.isRest || areApartLists(mark, another)) return true;
  }
  const demanded = requiredOf(other);
  return (
    [one, other].some((form) => !isOpenFor(form, form === one ? other : one)) ||
    requiredOf(one).some((name) => {
      const [field, same] = [one.fields.get(name), other.fields.get(name)];
      if (!demanded.includes(name) || field === undefined || same === undefined) return false;
      const [left, right] = [schemaForms(document, field), schemaForms(document, same)];
      if (left.unknown.length + right.unknown.length > 0) return false;
      return left.forms.every((form) =>
        right.forms.every((another) => areDisjoint(document, form, another, depth + 1)),
      );
    })
  );
}

function isOpenFor({ node, fields }: Form, other: Form): boolean {
  if (node['additionalProperties'] !== false || 'patternProperties' in node) return true;
  return requiredOf(other).every((name) => fields.has(name));
}

/** The values by which a discriminator knows the form. */
export function namesOf(document: Json, { mark, fields }: Form): Listed {
  return mark === null ? null : markValues(mark, listedIn(document, fields.get(mark.name)));
}

const listing = ['enum', 'const', '$ref', 'allOf', 'oneOf', 'anyOf'];

/** The values that a schema lists; null if it allows others. */
export function listedIn(document: Json, field: Placed | undefined): Listed {
  if (field === undefined) return null;
  const { type, ...rest } = followSchema(document, field).node;
  const isPlain = typeof type === 'string' && !['boolean', 'null'].includes(type);
  if (isPlain && !listing.some((key) => key in rest)) return null;
  const { forms } = schemaForms(document, field);
  const isListed = forms.length > 0 && forms.every(({ values }) => values !== null);
  return isListed ? forms.flatMap(({ values }) => values ?? []) : null;
}

function areApartLists(one: Listed = null, other: Listed = null): boolean {
  return one !== null && other !== null && !one.some((value) => other.includes(value));
}

export function requiredOf({ node }: { readonly node: Json }): readonly string[] {
  return (node['required'] as readonly string[] | undefined) ?? [];
}

/** False only if a keyword certainly refuses the value. */
function mayFit(value: unknown, node: Json): boolean {
  // JSON Schema counts code points.
  const size = typeof value === 'string' ? Array.from(value).length : (value as number);
  const [least, most] = boundsOf(node, typeof value === 'string' ? 'string' : 'number');
  if (size < least || size > most) return false;
  const { pattern } = node;
  return typeof value !== 'string' || typeof pattern !== 'string' || fitsPattern(value, pattern);
}

/** Whether a text fits a pattern; `otherwise` for one that is no regular expression of JavaScript. */
export function fitsPattern(value: string, pattern: string, otherwise = true): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return otherwise;
  }
}

function areApart(one: Json, other: Json): boolean {
  return (['string', 'number', 'array'] as const).some((kind) => {
    const [[least, most], [low, high]] = [boundsOf(one, kind), boundsOf(other, kind)];
    return most < low || high < least;
  });
}

function boundsOf(node: Json, kind: keyof typeof boundKeys): readonly [number, number] {
  const [least, most] = boundKeys[kind];
  const [low, high] = [node[least], node[most]] as readonly (number | undefined)[];
  return [low ?? -Infinity, high ?? Infinity];
}
