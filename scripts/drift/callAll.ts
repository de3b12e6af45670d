import { makeCall, type Caller } from './makeCall.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import { firstCalls, troubleOf, type Planned, type Tried } from './preflight.ts';

export interface CallsMade {
  readonly tried: readonly Tried[];
  /** Why the run could not start or was stopped; null when it is complete. */
  readonly trouble: string | null;
}

/** Called after each call: the number done, the total, and the operation. */
export type OnProgress = (done: number, total: number, operationId: string) => void;

/**
 * Makes the planned calls: first a few that show whether the API is reachable, then reads, `width`
 * at a time, then changes, one at a time.
 */
export async function callAll(
  operations: readonly PlannedOperation[],
  caller: Caller,
  width: number,
  onProgress: OnProgress = () => undefined,
): Promise<CallsMade> {
  const planned = operations.flatMap((operation) =>
    operation.calls.map((call) => ({ operation, call })),
  );
  const tried: Tried[] = [];
  const attempt = async (one: Planned): Promise<void> => {
    tried.push({ ...one, result: await makeCall(one.operation, one.call, caller) });
    onProgress(tried.length, planned.length, one.operation.listed.operation.operationId);
  };
  const isLost = (): boolean =>
    tried.some(({ result: { outcome } }) => outcome.kind === 'unreachable');

  const first = firstCalls(operations);
  await Promise.all(first.map(attempt));
  const trouble = troubleOf(tried);
  if (trouble !== null) return { tried, trouble };

  const made = new Set(first.map(({ call }) => call));
  const rest = planned.filter(({ call }) => !made.has(call));
  await inParallel(rest.filter(isRead), width, attempt, isLost);
  const changing = rest.filter((one) => !isRead(one));
  await inParallel(changing, 1, (one) => (isEnough(one, tried) ? done : attempt(one)), isLost);
  const lost =
    `The server stopped answering after ${tried.length} calls: it may have crashed. ` +
    'Read its log, then run again.';
  return { tried, trouble: isLost() ? lost : null };
}

const done = Promise.resolve();

function isRead({ operation }: Planned): boolean {
  return operation.listed.operation['x-effect'] === 'read';
}

/** After one accepted invalid request, no more are sent to an operation that changes something. */
function isEnough({ operation, call }: Planned, tried: readonly Tried[]): boolean {
  return (
    call.expects === 'refusal' &&
    tried.some(
      (other) =>
        other.operation === operation &&
        other.result.judged.differences.some(({ rule }) => rule === 'request/accepted'),
    )
  );
}

async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  const waiting = items.values();
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
