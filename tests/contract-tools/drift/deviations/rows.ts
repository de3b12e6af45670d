import type { RuleId } from '../../../../scripts/contract-tools/report/rules.ts';
import type { OperationId } from '../../../../scripts/simulators/http/operationTypes.ts';
import type { Alter, Deviation, Variation } from '../Exchange.ts';

/** Operation, what the backend does, how. */
export type Row = readonly [operationId: OperationId, name: string, alter: Alter];

/** The deviations that one rule must find. */
export function under(rule: RuleId, rows: readonly Row[]): readonly Deviation[] {
  return variationsOf(rows).map((one) => ({ ...one, rule }));
}

export function variationsOf(rows: readonly Row[]): readonly Variation[] {
  return rows.map(([operationId, name, alter]) => ({ operationId, name, alter }));
}
