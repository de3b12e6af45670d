import type { Services } from './Services.ts';

/**
 * `failure` is a 500, `malformed` an answer outside the contract, `dropped` a connection closed
 * without an answer.
 */
export const faultKinds = ['failure', 'malformed', 'dropped'] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  readonly delayMs: number;
  readonly kind: FaultKind | null;
}

export interface PlannedFault extends Fault {
  readonly operationId: string;
}

export const longestDelayMs = 60_000;

const none: Fault = { delayMs: 0, kind: null };

/** The fault that the control page set for an operation. */
export function plannedFault({ store }: Pick<Services, 'store'>, operationId: string): Fault {
  return (
    store.row<Fault>('SELECT delayMs, kind FROM fault WHERE operationId = :operationId', {
      operationId,
    }) ?? none
  );
}

/** Sorted by operation name. */
export function plannedFaults({ store }: Pick<Services, 'store'>): readonly PlannedFault[] {
  return store.rows<PlannedFault>(
    'SELECT operationId, delayMs, kind FROM fault ORDER BY operationId',
  );
}

/** Replaces the fault of the operation; no delay and no kind removes it. */
export function planFault(
  { store }: Pick<Services, 'store'>,
  operationId: string,
  { delayMs, kind }: Fault,
): void {
  removeFault({ store }, operationId);
  if (delayMs === 0 && kind === null) return;
  store.run(
    'INSERT INTO fault (operationId, delayMs, kind) VALUES (:operationId, :delayMs, :kind)',
    { operationId, delayMs, kind },
  );
}

/** Removes the fault that was set for the operation. */
export function removeFault({ store }: Pick<Services, 'store'>, operationId: string): void {
  store.run('DELETE FROM fault WHERE operationId = :operationId', { operationId });
}

export function removeAllFaults({ store }: Pick<Services, 'store'>): void {
  store.run('DELETE FROM fault');
}
