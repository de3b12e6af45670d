import type { Watch } from '../command/Watch.ts';
import { makeCall, type Caller } from './makeCall.ts';
import type { LinkedCall } from './linkedCalls.ts';
import type { PlannedOperation } from './PlannedCall.ts';
import { firstCalls, isRead, troubleOf, type Planned, type Tried } from './preflight.ts';
import { findPrefix } from './serverPath.ts';

export interface CallsMade {
  readonly tried: readonly Tried[];
  /** Why the run could not start or was stopped; null when it is complete. */
  readonly trouble: string | null;
  /** Whether the budget of time ended before the last call. */
  readonly isCutShort: boolean;
}

/** Called after each call: the number done, the total, and the operation. */
export type OnProgress = (done: number, total: number, operationId: string) => void;

export interface CallOptions {
  readonly operations: readonly PlannedOperation[];
  readonly caller: Caller;
  /** Parallel reads. */
  readonly width: number;
  /** The calls that the answers to the reads make possible: further pages, links. */
  readonly follow: (tried: readonly Tried[]) => readonly LinkedCall[];
  readonly onProgress?: OnProgress | undefined;
  /** Told before a call, and when this tool failed at it: the others are made all the same. */
  readonly watch?: Pick<Watch, 'place' | 'fail'> | undefined;
  /** The calls made so far, in which the result is gathered. */
  readonly tried?: Tried[];
}

/** Makes a few calls that show whether the API is reachable, then reads, what follows them, and changes. */
export async function callAll({
  operations,
  caller,
  width,
  follow,
  onProgress = () => undefined,
  watch,
  tried = [],
}: CallOptions): Promise<CallsMade> {
  const planned = operations.flatMap((operation) =>
    operation.calls.map((call) => ({ operation, call })),
  );
  let total = planned.length;
  const attempt = async (one: Planned): Promise<void> => {
    const { id } = one.operation.listed;
    if (watch !== undefined) watch.place = id;
    try {
      tried.push({ ...one, result: await makeCall(one.operation, one.call, caller) });
    } catch (problem) {
      if (watch === undefined) throw problem;
      watch.fail(`${id}, call « ${one.call.name} »`, problem);
    }
    onProgress(tried.length, total, id);
  };
  const isLost = () => tried.some(({ result: { outcome } }) => outcome.kind === 'unreachable');
  const isOver = (): boolean => isLost() || caller.pace.isOver();

  const first = firstCalls(operations);
  await Promise.all(first.map(attempt));
  const trouble = troubleOf(tried);
  if (trouble !== null) {
    const advice = trouble.mayBePrefix ? await findPrefix(tried, caller) : null;
    return { tried, trouble: advice ?? trouble.sentence, isCutShort: false };
  }

  const made = new Set(first.map(({ call }) => call));
  const rest = planned.filter(({ call }) => !made.has(call));
  await inParallel(rest.filter(isRead), width, attempt, isOver);
  const followed = follow(tried).filter(isRead);
  total += followed.length;
  await inParallel(followed, width, attempt, isOver);
  const changing = rest.filter((one) => !isRead(one));
  await inParallel(changing, 1, (one) => (isEnough(one, tried) ? done : attempt(one)), isOver);
  const lost =
    `The server stopped answering after ${tried.length} calls: it may have crashed. ` +
    'Read its log, then run again.';
  return { tried, trouble: isLost() ? lost : null, isCutShort: caller.pace.isOver() };
}

const done = Promise.resolve();

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
