import { expect } from 'vitest';
import { changedEntries } from './changedSession.ts';
import type { Deviation } from './Deviation.ts';
import { captured } from './runCapture.ts';

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
