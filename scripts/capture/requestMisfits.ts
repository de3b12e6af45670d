import { isAddition } from '../conformance/chooseForm.ts';
import type { PlacedSchema } from '../conformance/PlacedMisfit.ts';
import type { Misfit } from '../conformance/Finding.ts';
import { gatherMisfits } from '../conformance/gatherMisfits.ts';
import type { Judge } from '../conformance/judgeAnswer.ts';
import type { ContractDocument } from '../contract/document.ts';

/** What a call is judged with. */
export interface CaptureRules {
  readonly document: ContractDocument;
  readonly judge: Judge;
}

/** What leaves a schema, as faults of the client's; a field that nobody described stays an addition. `prefix` is the place of the value. */
export function requestMisfits(
  { judge }: CaptureRules,
  value: unknown,
  placed: PlacedSchema,
  prefix: string,
): readonly Misfit[] {
  const misfits = judge.compare(value, placed).map((misfit) => ({
    ...misfit,
    ...(isAddition(misfit)
      ? { message: `In the request: ${misfit.message}` }
      : { rule: 'request/unfit' as const }),
    pointer: prefix + misfit.pointer,
  }));
  return gatherMisfits(misfits);
}
