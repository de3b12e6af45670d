import { operationSource } from '../contract/operations.ts';
import { tokensOf, valueAt } from '../contract/pointer.ts';
import type { Difference } from '../report/Finding.ts';
import type { CheckedCall } from './JudgedCall.ts';

/** Compares a later page with what the first one promised. */
export function judgePage({ listed, call }: CheckedCall, json: unknown): readonly Difference[] {
  const { page } = call;
  if (page === undefined) return [];
  const items = valueAt(json, tokensOf(page.items));
  const length = Array.isArray(items) ? items.length : 0;
  const message = messageOf(call.name, length, items, page);
  const source = operationSource(listed);
  return message === null
    ? []
    : [{ rule: 'data/page', message, pointer: page.items, times: 1, source }];
}

function messageOf(
  name: string,
  length: number,
  items: unknown,
  { least, first }: { readonly least: number; readonly first: string },
): string | null {
  if (length < least) return `The ${name} is empty, although the first page counts more items.`;
  if (length > 0 && JSON.stringify(items) === first)
    return `The ${name} has the items of the first page.`;
  return null;
}
