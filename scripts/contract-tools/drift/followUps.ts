import type { ContractDocument } from '../contract/document.ts';
import type { FollowHints } from './followHints.ts';
import { linkedCalls, type LinkedCall, type SeenAnswer } from './linkedCalls.ts';
import type { PlannedOperation, PlannedCall } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';
import type { ListedOperation } from '../contract/operations.ts';
import { tokensOf, valueAt } from '../contract/pointer.ts';
import { inputValue, withValue } from './Input.ts';
import { writtenJson } from '../report/texts.ts';
import { pageAnswer, pageRequest } from './paging.ts';

/** The calls that the answers seen so far make possible: further pages of lists, and linked operations. */
export function followUps(
  document: ContractDocument,
  operations: readonly PlannedOperation[],
  { pages, links }: FollowHints,
): (tried: readonly Tried[]) => readonly LinkedCall[] {
  return (tried) => {
    const seen = tried.flatMap(({ operation, call, result }): readonly SeenAnswer[] => {
      const { outcome, judged } = result;
      const isSeen = call.expects === 'success' && outcome.kind === 'answer' && 'json' in judged;
      if (!isSeen) return [];
      return [{ planned: operation, call, status: outcome.answer.status, json: judged.json }];
    });
    const further = seen.flatMap(({ planned, call, json }) =>
      pageCalls(planned.listed, call, json, pages[planned.listed.id]).map((one) => ({
        operation: planned,
        call: one,
      })),
    );
    return [...further, ...linkedCalls(document, operations, seen, links)];
  };
}

/**
 * The calls for the second and the last page of a list, after the valid call answered with the first. `hint`
 * names the parameter (`query/page`, `body/page`) where its name does not tell.
 */
function pageCalls(
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
