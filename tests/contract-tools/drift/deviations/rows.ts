import type { RuleId } from '../../../../scripts/contract-tools/report/rules.ts';
import type { OperationId } from '../../../../scripts/simulators/http/operationTypes.ts';
import type { Alter, Deviation, Variation } from '../Exchange.ts';

/** The operation and what the backend does: how. */
type Rows = Readonly<Record<`${OperationId} ${string}`, Alter>>;

/** The deviations that one rule must find. */
export function under(rule: RuleId, rows: Rows): readonly Deviation[] {
  return variationsOf(rows).map((one) => ({ ...one, rule }));
}

export function variationsOf(rows: Rows): readonly Variation[] {
  return Object.entries(rows).map(([told, alter]) => {
    const [operationId, ...words] = told.split(' ') as [OperationId, ...string[]];
    return { operationId, name: words.join(' '), alter };
  });
}
