import { expect, it } from 'vitest';
import { changedEntries, type ChangeableEntry } from './changedSession.ts';
import { captured } from './runCapture.ts';

export type Change = (entry: ChangeableEntry) => void;

/** What is wrong, the operation whose recorded call is changed, the expected rule and place, the change. */
export type Deviation = readonly [
  title: string,
  operationId: string,
  rule: string,
  pointer: string | null,
  change: Change,
  message?: string,
];

/** A test for each: the finding is in this operation only, with a line of the contract. */
export function itReports(what: string, deviations: readonly Deviation[]): void {
  it.each(deviations.map((one) => [one[0], one] as const))(`reports ${what}`, (_, deviation) =>
    expectFinding(deviation),
  );
}

async function expectFinding([, operationId, rule, pointer, change, message]: Deviation) {
  const { operations } = await captured(changedEntries(operationId, change));
  const drifting = operations.filter(({ findings }) => findings.length > 0);
  expect(drifting.map((one) => one.operationId)).toEqual([operationId]);
  const findings = drifting.flatMap((one) => one.findings);
  const file = expect.stringMatching(/^openapi\//) as string;
  const told = message === undefined ? {} : { message };
  expect(findings).toContainEqual(expect.objectContaining({ rule, pointer, file, ...told }));
}

/** Replaces parts of the answer. */
export function answering(parts: ChangeableEntry['response']): Change {
  return (entry) => void (entry.response = { ...entry.response, ...parts });
}

/** Replaces the text of the request; without one, its body was not recorded. */
export function sending(text: string | null): Change {
  return ({ request }) => {
    if (text === null) delete request.postData;
    else request.postData = { ...request.postData, text };
    if (text === null) request.bodySize = 0;
  };
}
