import { isAddition } from '../conformance/chooseForm.ts';
import type { PlacedSchema } from '../conformance/PlacedDifference.ts';
import type { Difference } from '../conformance/Finding.ts';
import { gatherDifferences } from '../conformance/gatherDifferences.ts';
import type { Judge } from '../conformance/judgeAnswer.ts';
import type { ContractDocument } from '../contract/document.ts';

/** What calls are checked with. */
export interface CaptureRules {
  readonly document: ContractDocument;
  readonly judge: Judge;
}

/**
 * Reports schema errors as errors of the client; an undescribed field stays an addition. `prefix`
 * is the pointer of the value.
 */
export function requestDifferences(
  { judge }: CaptureRules,
  value: unknown,
  placed: PlacedSchema,
  prefix: string,
): readonly Difference[] {
  const differences = judge.compare(value, placed).map((difference) => ({
    ...difference,
    ...(isAddition(difference)
      ? { message: `In the request: ${difference.message}` }
      : { rule: 'request/unfit' as const }),
    pointer: prefix + difference.pointer,
  }));
  return gatherDifferences(differences);
}
