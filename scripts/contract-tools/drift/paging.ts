import { type ListedOperation, operationSource } from '../contract/operations.ts';
import { totalName } from '../answer/numberProblems.ts';
import { inputValue, type Input } from './Input.ts';
import { tokensOf, valueAt } from '../contract/pointer.ts';
import { differenceAt, type Difference, type RuleId } from '../report/Finding.ts';
import type { Asked } from './JudgedCall.ts';
import { itemsAgain } from '../answer/itemTwice.ts';
import { plural, writtenJson } from '../report/texts.ts';

const pageName = /^(page|page_?(no|num|number|index)|p)$/i;
const offsetName = /^(offset|skip|start_?index)$/i;
const sizeName = /^(size|limit|per_?page|page_?size|max_?results)$/i;
const pagesName = /^(total_?pages?|page_?count|nb_?pages|last_?page)$/i;

/** How an operation is asked for a page, and what its input asks for. */
export interface PageRequest {
  /** `query/page`, `body/offset` */
  readonly place: string;
  readonly isOffset: boolean;
  /** The number of the page, or the offset. */
  readonly number: number;
  /** Items per page; null if the input does not say. */
  readonly size: number | null;
}

/** What an answer shows of its list. */
export interface PageAnswer {
  /** Pointer of the list. */
  readonly items: string;
  readonly length: number;
  /** The items of all pages, and the pages; null if the answer does not say. */
  readonly total: number | null;
  readonly pages: number | null;
}

/** The page that an input asks for, by names or by `hint` (`body/page`); null where there are no pages. */
export function pageRequest(
  listed: ListedOperation,
  input: Input,
  hint: string | undefined,
): PageRequest | null {
  const place =
    hint ?? placeNamed(listed, input, pageName) ?? placeNamed(listed, input, offsetName);
  if (place === null) return null;
  const isOffset = offsetName.test(place.split('/').at(-1) ?? '');
  const sizePlace = placeNamed(listed, input, sizeName);
  const size = sizePlace === null ? Number.NaN : Number(inputValue(input, sizePlace));
  const number = Number(inputValue(input, place) ?? (isOffset ? 0 : 1));
  return { place, isOffset, number, size: size > 0 ? size : null };
}

function placeNamed(listed: ListedOperation, input: Input, name: RegExp): string | null {
  const parameter = listed.parameters.find((one) => one.in === 'query' && name.test(one.name));
  if (parameter !== undefined) return `query/${parameter.name}`;
  const field = Object.keys(Object(input.body) as object).find((one) => name.test(one));
  return field === undefined ? null : `body/${field}`;
}

/** The list of an answer; null for an answer without a list, or with several. */
export function pageAnswer(json: unknown): PageAnswer | null {
  if (Array.isArray(json)) return { items: '', length: json.length, total: null, pages: null };
  const holder = listHolder(json, '');
  if (holder === null) return null;
  const { fields, pointer, name } = holder;
  const count = (form: RegExp): number | null => {
    const isCount = ([key, one]: [string, unknown]) => form.test(key) && Number.isInteger(one);
    const entry = Object.entries(fields).find(isCount);
    return entry === undefined ? null : (entry[1] as number);
  };
  const { length } = fields[name] as readonly unknown[];
  return { items: `${pointer}/${name}`, length, total: count(totalName), pages: count(pagesName) };
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

/** Compares a page with what was asked for, with its own totals, and with what the first page promised. */
export function judgePage({ listed, call }: Asked, json: unknown): readonly Difference[] {
  const request = pageRequest(listed, call.input, undefined);
  const answer = pageAnswer(json);
  if (answer === null) return [];
  const { items, length, total, pages } = answer;
  const source = operationSource(listed);
  const found: Difference[] = [];
  const tell = (rule: RuleId, message: string): void => {
    found.push(differenceAt(rule, message, source, items));
  };
  const size = request?.size ?? null;
  if (size !== null && length > size) {
    tell('data/page', `A page of ${length} items, whereas ${size} were asked for.`);
  }
  const isCounted = size !== null && total !== null && total > 0;
  if (isCounted && pages !== null && pages !== Math.ceil(total / size)) {
    tell('data/total', `${pages} pages for ${total} items of ${size} each.`);
  }
  const { page } = call;
  if (page === undefined) return found;
  const list = valueAt(json, tokensOf(page.items));
  const count = Array.isArray(list) ? list.length : 0;
  if (count < page.least) {
    const message = `The ${call.name} has ${count} items instead of ${page.least}, by the total of the first page.`;
    tell('data/page', message);
  } else if (count > 0 && page.first !== '' && writtenJson(list) === page.first) {
    tell('data/page', `The ${call.name} has the items of the first page.`);
  } else if (count > 0 && page.first !== '') {
    const name = (): string => tokensOf(page.items).at(-1) ?? '';
    const again = itemsAgain(JSON.parse(page.first) as unknown[], list as unknown[], name);
    const what = `The ${call.name} has ${plural(again, 'item')} of the first page.`;
    if (again > 0) tell('data/page', what);
  }
  return found;
}
