import type { World } from './World.ts';

/** `failure` is a 500, `malformed` an answer outside the contract, `dropped` a connection that ends without an answer. */
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

/** What the control page asked to go wrong with an operation. */
export function plannedFault({ store }: Pick<World, 'store'>, operationId: string): Fault {
  return (
    store.row<Fault>('SELECT delayMs, kind FROM fault WHERE operationId = :operationId', {
      operationId,
    }) ?? none
  );
}

/** By the names of their operations. */
export function plannedFaults({ store }: Pick<World, 'store'>): readonly PlannedFault[] {
  return store.rows<PlannedFault>(
    'SELECT operationId, delayMs, kind FROM fault ORDER BY operationId',
  );
}

/** Replaces what was planned for the operation. */
export function planFault(
  { store }: Pick<World, 'store'>,
  operationId: string,
  { delayMs, kind }: Fault,
): void {
  liftFault({ store }, operationId);
  if (delayMs === 0 && kind === null) return;
  store.run(
    'INSERT INTO fault (operationId, delayMs, kind) VALUES (:operationId, :delayMs, :kind)',
    { operationId, delayMs, kind },
  );
}

export function liftFault({ store }: Pick<World, 'store'>, operationId: string): void {
  store.run('DELETE FROM fault WHERE operationId = :operationId', { operationId });
}

export function liftAllFaults({ store }: Pick<World, 'store'>): void {
  store.run('DELETE FROM fault');
}
