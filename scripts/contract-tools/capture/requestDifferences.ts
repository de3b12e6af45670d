import { isAddition } from '../schema/chooseForm.ts';
import type { PlacedSchema } from '../schema/PlacedDifference.ts';
import type { Difference } from '../report/Finding.ts';
import { gatherDifferences } from '../schema/gatherDifferences.ts';
import type { Judge } from '../answer/judgeAnswer.ts';
import type { ContractDocument } from '../contract/document.ts';

/** The errors of one recorded request or answer. */
export interface Judged {
  readonly differences: readonly Difference[];
  /** What the recording does not allow to check. */
  readonly notes: readonly string[];
}

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
  const differences = judge.compare(value, placed, 'request').map((difference) => ({
    ...difference,
    ...(isAddition(difference)
      ? { message: `In the request: ${difference.message}` }
      : { rule: 'request/unfit' as const }),
    pointer: prefix + difference.pointer,
  }));
  return gatherDifferences(differences);
}
