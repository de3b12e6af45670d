import { expect } from 'vitest';
import { changedEntries, type ChangeableEntry } from './changedSession.ts';
import { captured } from './runCapture.ts';

export type Change = (entry: ChangeableEntry) => void;

/** The operation whose recorded call is changed, the change, and the expected finding. */
export type Deviation = readonly [
  title: string,
  operationId: string,
  change: Change,
  finding: { readonly rule: string; readonly pointer: string | null; readonly message?: string },
];

/** Expects the finding in this operation only, with a line of the contract. */
export async function expectFinding([, operationId, change, expected]: Deviation): Promise<void> {
  const { operations } = await captured(changedEntries(operationId, change));
  const drifting = operations.filter(({ findings }) => findings.length > 0);
  expect(drifting.map((one) => one.operationId)).toEqual([operationId]);
  const findings = drifting.flatMap((one) => one.findings);
  expect(findings).toContainEqual(
    expect.objectContaining({ ...expected, file: expect.stringMatching(/^openapi\//) as string }),
  );
}
