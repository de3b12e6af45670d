import { isAddition, type PlacedSchema, gatherDifferences } from '../schema/placed.ts';
import type { Difference } from '../report/Finding.ts';
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

/** Schema errors as errors of the client; an undescribed field stays an addition, below `prefix`. */
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
