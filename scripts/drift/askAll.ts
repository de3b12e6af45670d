import { makeCall, type Caller } from './makeCall.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import { firstCalls, troubleOf, type Planned, type Tried } from './preflight.ts';

export interface Asked {
  readonly tried: readonly Tried[];
  /** What kept the run from being made, or broke it off; null when it was made whole. */
  readonly trouble: string | null;
}

/** Told after each call: how many are done, of how many, and the operation. */
export type OnProgress = (done: number, total: number, operationId: string) => void;

/**
 * Makes the planned calls: a few first, which tell whether there is an API at all, then the reads `width` at a time, then what
 * changes something, one by one.
 */
export async function askAll(
  operations: readonly PlannedOperation[],
  caller: Caller,
  width: number,
  onProgress: OnProgress = () => undefined,
): Promise<Asked> {
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
  const lost = `The server stopped answering after ${tried.length} calls: it may have ended. Read its log, then run again.`;
  return { tried, trouble: isLost() ? lost : null };
}

const done = Promise.resolve();

function isRead({ operation }: Planned): boolean {
  return operation.listed.operation['x-effect'] === 'read';
}

/** One invalid request that was carried out is enough of an operation that changes something. */
function isEnough({ operation, call }: Planned, tried: readonly Tried[]): boolean {
  return (
    call.expects === 'refusal' &&
    tried.some(
      (other) =>
        other.operation === operation &&
        other.result.judged.misfits.some(({ rule }) => rule === 'request/accepted'),
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
