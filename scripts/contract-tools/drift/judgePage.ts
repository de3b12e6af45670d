import { operationSource } from '../contract/operations.ts';
import { tokensOf, valueAt } from '../contract/pointer.ts';
import { differenceAt, type Difference } from '../report/Finding.ts';
import type { RuleId } from '../report/rules.ts';
import type { CheckedCall } from './JudgedCall.ts';
import { itemsAgain } from '../answer/itemTwice.ts';
import { plural, writtenJson } from '../report/texts.ts';
import { pageAnswer, pageRequest } from './paging.ts';

/** Compares a page with what was asked for, with its own totals, and with what the first page promised. */
export function judgePage({ listed, call }: CheckedCall, json: unknown): readonly Difference[] {
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
  if (
    size !== null &&
    total !== null &&
    total > 0 &&
    pages !== null &&
    pages !== Math.ceil(total / size)
  ) {
    const message = `${pages} pages for ${total} items of ${size} each.`;
    tell('data/total', message);
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
