import type { ContractDocument, MediaType } from '../contract/document.ts';
import { chooseForm } from './chooseForm.ts';
import { follow } from './compareToSchema.ts';
import type { CompareToSchema } from './PlacedDifference.ts';
import { escapeToken } from '../contract/pointer.ts';

interface MoreOfJson {
  readonly isRefusal: boolean;
  readonly emptyLists: readonly string[];
}

/** Whether a JSON answer has the same form as the first example, and which lists were empty. */
export function judgeMoreOfJson(
  document: ContractDocument,
  compare: CompareToSchema,
): (value: unknown, mediaType: MediaType, source: string) => MoreOfJson {
  return (value, { schema, examples = {} }, source) => {
    const { schema: whole } = follow(document, { schema, source });
    const forms = whole.oneOf?.map((form) => ({ schema: form, source }));
    const formOf = (one: unknown): number =>
      forms === undefined ? 0 : chooseForm(forms, '', (form) => compare(one, form)).index;
    const [nominal] = Object.values(examples);
    return {
      isRefusal: nominal !== undefined && formOf(value) !== formOf(nominal.value),
      emptyLists: emptyListsOf(value, ''),
    };
  };
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
    const filled = others.map((lists) => new Set(lists.map(general)));
    return first.filter((list) => filled.every((lists) => lists.has(general(list))));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    emptyListsOf(one, `${pointer}/${escapeToken(name)}`, depth + 1),
  );
}

function general(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*');
}
