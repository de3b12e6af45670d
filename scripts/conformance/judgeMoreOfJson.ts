import type { ContractDocument, MediaType } from '../contract/document.ts';
import { chooseForm } from './chooseForm.ts';
import { follow } from './compareToSchema.ts';
import type { CompareToSchema } from './PlacedMisfit.ts';
import { escapeToken } from '../contract/pointer.ts';

interface MoreOfJson {
  readonly isRefusal: boolean;
  readonly emptyLists: readonly string[];
}

/** Says of an answer whether it is of the same form as the first example of its kind, and what it left unseen. */
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

/** No answer of the contract is nested so deep; a hostile one may be, and ends no run. */
const deepest = 100;

/** What none of so many items fills may be told as unseen. */
const enoughItems = 1_000;

function emptyListsOf(value: unknown, pointer: string, depth = 0): readonly string[] {
  if (depth > deepest) return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [pointer];
    // Items are alike: what one of them leaves empty, another may fill.
    const [first = [], ...others] = value
      .slice(0, enoughItems)
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
