import type { OperationReport, Report } from './Report.ts';

/**
 * How much of an operation a run checked: only a finding that was looked for and not found may be
 * mended. `part` also stands for an operation that the report does not contain.
 */
export type Extent = 'whole' | 'part' | 'nothing';

/**
 * How much of an operation a run checked. Without an operationId, the least of all operations.
 * A run that failed, or that `--budget` ended, counts as having checked nothing: calls that follow
 * from answers are then missing without a note.
 */
export function extentOf(report: Report, operationId: string | null): Extent {
  if (report.trouble !== null || report.isCutShort === true) return 'nothing';
  const { operations } = report;
  if (operationId !== null) {
    const operation = operations.find((one) => one.operationId === operationId);
    return operation === undefined ? 'part' : extent(operation);
  }
  const all = new Set(operations.map(extent));
  return all.has('nothing') ? 'nothing' : all.has('part') ? 'part' : 'whole';
}

function extent({ verdict, calls, notes }: OperationReport): Extent {
  // The call that signs in is made for an operation that --only or --skip leaves out, too.
  const isCalled = calls.length === 0 || calls.some(({ name }) => name !== 'login');
  if (verdict === 'unchecked' || !isCalled) return 'nothing';
  return notes.length > 0 ? 'part' : 'whole';
}
