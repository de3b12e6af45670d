import type { ListedOperation } from '../contract/operations.ts';
import { valueAt, tokensOf } from '../contract/pointer.ts';
import { inputValue, withValue } from './Input.ts';
import type { PlannedCall } from './PlannedCall.ts';

const pageName = /^(page|page_?(no|num|number|index)|p)$/i;
const offsetName = /^(offset|skip|start_?index)$/i;
const sizeName = /^(size|limit|per_?page|page_?size|max_?results)$/i;
const totalName = /^(total|total_?count|total_?items|total_?elements|total_?results)$/i;
const pagesName = /^(total_?pages?|page_?count|nb_?pages|last_?page)$/i;

/** What the first page shows of the others. */
interface Paging {
  /** Pointer of the list. */
  readonly items: string;
  readonly length: number;
  /** Null if the answer does not say. */
  readonly pages: number | null;
}

/**
 * The calls for the second and the last page of a list, after the valid call answered with the first. `hint`
 * names the parameter (`query/page`, `body/page`) where its name does not tell.
 */
export function pageCalls(
  listed: ListedOperation,
  call: PlannedCall,
  json: unknown,
  hint: string | undefined,
): readonly PlannedCall[] {
  const place = hint ?? findPlace(listed, call, pageName) ?? findPlace(listed, call, offsetName);
  if (place === null) return [];
  const isOffset = offsetName.test(place.split('/').at(-1) ?? '');
  const size = sizeOf(listed, call);
  const paging = pagingOf(json, size);
  if (paging === null || paging.length === 0) return [];
  const first = inputValue(call.input, place) ?? (isOffset ? 0 : 1);
  const number = Number(first);
  if (number !== 0 && (number !== 1 || isOffset)) return [];
  const step = isOffset ? (size ?? paging.length) : 1;
  const { pages, items } = paging;
  if (pages !== null && pages < 2) return [];
  const asked = (index: number, name: string): PlannedCall => {
    const value = number + index * step;
    const input = withValue(call.input, place, typeof first === 'string' ? String(value) : value);
    const page = {
      items,
      least: pages === null ? 0 : 1,
      first: JSON.stringify(valueAt(json, tokensOf(items))),
    };
    return { ...call, name, input, page };
  };
  const last = pages === null ? 1 : pages - 1;
  return [asked(1, 'page 2'), ...(last > 1 ? [asked(last, 'last page')] : [])];
}

function findPlace(listed: ListedOperation, call: PlannedCall, name: RegExp): string | null {
  const parameter = listed.parameters.find((one) => one.in === 'query' && name.test(one.name));
  if (parameter !== undefined) return `query/${parameter.name}`;
  const field = Object.keys(Object(call.input.body) as object).find((one) => name.test(one));
  return field === undefined ? null : `body/${field}`;
}

function sizeOf(listed: ListedOperation, call: PlannedCall): number | null {
  const place = findPlace(listed, call, sizeName);
  const given = place === null ? undefined : Number(inputValue(call.input, place));
  return given !== undefined && given > 0 ? given : null;
}

/** Null for an answer without a list, or with several. */
function pagingOf(json: unknown, size: number | null): Paging | null {
  if (Array.isArray(json)) return { items: '', length: json.length, pages: null };
  const holder = listHolder(json, '');
  if (holder === null) return null;
  const { fields, pointer, name } = holder;
  const number = (form: RegExp): number | null => {
    const found = Object.entries(fields).find(
      ([key, one]) => form.test(key) && Number.isInteger(one),
    );
    return found === undefined ? null : (found[1] as number);
  };
  const { length } = fields[name] as readonly unknown[];
  const total = number(totalName);
  const full = size ?? length;
  const pages =
    number(pagesName) ?? (total === null || full === 0 ? null : Math.ceil(total / full));
  return { items: `${pointer}/${name}`, length, pages };
}

interface Holder {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pointer: string;
  readonly name: string;
}

/** The object with the only list: the answer, or an object in it such as `data`. */
function listHolder(value: unknown, pointer: string): Holder | null {
  if (typeof value !== 'object' || value === null || pointer.split('/').length > 2) return null;
  const fields = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).filter((name) => Array.isArray(fields[name]));
  const [name] = names;
  if (names.length === 1 && name !== undefined) return { fields, pointer, name };
  if (names.length > 1) return null;
  const inner = Object.entries(fields).map(([key, one]) => listHolder(one, `${pointer}/${key}`));
  return inner.find((one) => one !== null) ?? null;
}
