import type { ListedOperation } from '../contract/operations.ts';

/** Which operations may be called: reads always, writes with permission, all others by name. */
export interface Permission {
  /** Operations that write, and whose change another call can undo. */
  readonly write: boolean;
  /** Names of operations that may be called whatever they do. */
  readonly called: readonly string[];
  /** Null: all. */
  readonly only: readonly string[] | null;
  readonly skip: readonly string[];
  /** Names of operations whose examples would lock the caller out: they need an input of the caller's. */
  readonly needsInput: readonly string[];
}

/** Why an operation is not called; null when it is. */
export function reasonNotCalled(
  { id, effect, operation }: ListedOperation,
  { write, called, only, skip, needsInput }: Permission,
  hasInput: boolean,
): string | null {
  if (skip.includes(id)) return 'Excluded by --skip.';
  if (only !== null && !only.includes(id)) return 'Not selected by --only.';
  if (effect === 'write' && !write && !called.includes(id)) {
    return 'It writes: it is called with --write.';
  }
  if (effect === 'irreversible' && !called.includes(id)) {
    return operation['x-effect'] === undefined
      ? 'It may change something: it is called with --call and its name.'
      : 'It cannot be undone: it is called with --call and its name.';
  }
  return needsInput.includes(id) && !hasInput
    ? 'It would lock the test account: it needs an input (--inputs).'
    : null;
}
