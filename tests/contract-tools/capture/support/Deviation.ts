import type { ChangeableEntry } from './changedSession.ts';

export type Change = (entry: ChangeableEntry) => void;

/** The operation whose recorded call is changed, the change, and the expected finding. */
export type Deviation = readonly [
  title: string,
  operationId: string,
  change: Change,
  finding: { readonly rule: string; readonly pointer: string | null; readonly message?: string },
];
