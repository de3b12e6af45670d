import type { ListedOperation } from '../contract/operations.ts';
import { tokensOf, valueAt } from '../contract/pointer.ts';
import { inputValue, withValue } from './Input.ts';
import { pageAnswer, pageRequest, writtenJson } from './paging.ts';
import type { PlannedCall } from './PlannedCall.ts';

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
  const request = pageRequest(listed, call.input, hint);
  const answer = pageAnswer(json);
  if (request === null || answer === null || answer.length === 0) return [];
  const { place, number, isOffset } = request;
  // Only from the first page is it known which the others are.
  if (number !== 0 && (number !== 1 || isOffset)) return [];
  const size = request.size ?? answer.length;
  const { items, total } = answer;
  const pages = answer.pages ?? (total === null ? null : Math.ceil(total / size));
  if (pages !== null && pages < 2) return [];
  const first = writtenJson(valueAt(json, tokensOf(items)));
  const isText = typeof inputValue(call.input, place) === 'string';
  const asked = (index: number, name: string): PlannedCall => {
    const value = number + index * (isOffset ? size : 1);
    const input = withValue(call.input, place, isText ? String(value) : value);
    const rest = total === null ? Number(pages !== null) : total - index * size;
    return { ...call, name, input, page: { items, least: Math.min(rest, size), first } };
  };
  const last = pages === null ? 1 : pages - 1;
  return [asked(1, 'page 2'), ...(last > 1 ? [asked(last, 'last page')] : [])];
}
