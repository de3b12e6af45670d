import type { ContractDocument } from '../contract/document.ts';
import type { FollowHints } from './followHints.ts';
import { linkedCalls, type LinkedCall, type SeenAnswer } from './linkedCalls.ts';
import { pageCalls } from './pageCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import type { Tried } from './preflight.ts';

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
