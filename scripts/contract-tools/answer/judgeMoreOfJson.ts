import type { ContractDocument, MediaType } from '../contract/document.ts';
import { escapeToken, generalPointer, tokensOf } from '../contract/pointer.ts';
import { chooseForm } from '../schema/chooseForm.ts';
import { followSchema } from '../schema/followSchema.ts';
import type { CompareToSchema, PlacedSchema } from '../schema/placed.ts';

interface MoreOfJson {
  readonly isRefusal: boolean;
  readonly emptyLists: readonly string[];
}

/** Whether a JSON answer has a form of refusal, unlike the first example, and which lists were empty. */
export function judgeMoreOfJson(
  document: ContractDocument,
  compare: CompareToSchema,
): (value: unknown, mediaType: MediaType, source: string) => MoreOfJson {
  return (value, { schema, examples = {} }, source) => {
    const { schema: whole } = followSchema(document, { schema, source });
    const forms = whole.oneOf?.map((form) => ({ schema: form, source }));
    const formOf = (one: unknown): number =>
      forms === undefined ? 0 : chooseForm(forms, '', (form) => compare(one, form)).index;
    const [nominal] = Object.values(examples);
    const isOther = (): boolean => {
      const own = formOf(value);
      const form = forms?.[own];
      if (form === undefined || !isRefusalForm(document, form)) return false;
      return nominal === undefined || own !== formOf(nominal.value);
    };
    return {
      isRefusal: forms !== undefined && isOther(),
      emptyLists: emptyListsOf(value, '').filter((list) => !isLeaf(list)),
    };
  };
}

/** Whether a list ends a tree, whose items were seen above it: `/wards/0/wards`. */
function isLeaf(pointer: string): boolean {
  const tokens = tokensOf(pointer);
  const name = tokens.at(-1) ?? '';
  return tokens.some(
    (token, index) =>
      token === name && index < tokens.length - 1 && /^\d+$/.test(tokens[index + 1] ?? ''),
  );
}

/** Deeper than any answer of the contract; stops the recursion on a hostile answer. */
const maxDepth = 100;

/** The number of items compared to decide that an inner list is always empty. */
const maxItems = 1_000;

function emptyListsOf(value: unknown, pointer: string, depth = 0): readonly string[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [pointer];
    // Items have the same shape: a list is reported as empty only if it is empty in all of them.
    const [first = [], ...others] = value
      .slice(0, maxItems)
      .map((item, index) => emptyListsOf(item, `${pointer}/${index}`, depth + 1));
    const filled = others.map((lists) => new Set(lists.map(generalPointer)));
    return first.filter((list) => filled.every((lists) => lists.has(generalPointer(list))));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    emptyListsOf(one, `${pointer}/${escapeToken(name)}`, depth + 1),
  );
}

const failing = /^(error|errors|fail|failed|failure|ko|refused|rejected|denied|invalid)$/i;

/** Whether a form is a refusal: a required literal says so (`state: false`). A cat is no refusal of a dog. */
function isRefusalForm(document: ContractDocument, form: PlacedSchema): boolean {
  const { schema } = followSchema(document, form);
  const { properties = {}, required = [] } = schema;
  return required.some((name) => {
    const field = properties[name];
    if (field === undefined) return false;
    const { schema: one } = followSchema(document, { schema: field, source: form.source });
    const literals = 'const' in one ? [one.const] : (one.enum ?? []);
    if (literals.length !== 1) return false;
    const [only] = literals;
    if (failing.test(name)) return only === true;
    return only === false || (typeof only === 'string' && failing.test(only));
  });
}
