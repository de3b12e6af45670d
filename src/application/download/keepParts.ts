import * as E from 'fp-ts/Either';
import type * as T from 'fp-ts/Task';
import type * as TE from 'fp-ts/TaskEither';
import { isAnswerLost, type ServiceError } from '../kernel/ServiceError';

/** How many requests of one download are under way at the same time. */
export const requestsAtOnce = 4;

/** A run ends after this number of lost answers without a success in between: the service is unreachable. */
const LOST_IN_A_ROW = 8;

interface PartsRun<Key, Value, Failure> {
  readonly fetch: (key: Key) => TE.TaskEither<Failure, Value>;
  /** Once true, no further request is sent; an answer that is under way is still kept. */
  readonly isStopped: () => boolean;
  readonly onArrival: () => void;
}

/** The parts of a long download. What arrived is kept: another run fetches only what is missing. */
export interface KeptParts<Key, Value, Failure> {
  /** In the order of arrival. */
  readonly arrived: ReadonlyMap<Key, Value>;
  /** Adds a part that is already here, so that it is not requested. */
  keep(key: Key, value: Value): void;
  /** Fetches the missing parts and resolves to the failures of this run, in their order. */
  fetchMissing(
    keys: readonly Key[],
    run: PartsRun<Key, Value, Failure>,
  ): T.Task<ReadonlyMap<Key, Failure>>;
}

/**
 * Fetches at most four parts at a time and goes on after a failed one. A refused token, too many requests, or
 * several lost answers in a row end the run. Several runs may fetch at the same time: together they have four
 * requests under way, and no part is requested again while its request is under way, or after it has arrived.
 */
export function keepParts<Key, Value, Failure extends { readonly kind: string }>(): KeptParts<
  Key,
  Value,
  Failure
> {
  type Fetch = PartsRun<Key, Value, Failure>['fetch'];
  const arrived = new Map<Key, Value>();
  const underWay = new Map<Key, Promise<E.Either<Failure, Value>>>();
  const failedBefore = new Set<Key>();

  const request = async (key: Key, fetch: Fetch): Promise<E.Either<Failure, Value>> => {
    const result = await fetch(key)();
    if (E.isRight(result)) arrived.set(key, result.right);
    else failedBefore.add(key);
    return result;
  };

  /** The answer for a part, awaited together with other runs; undefined when it is here, or the run over. */
  const answerFor = async (
    key: Key,
    fetch: Fetch,
    isOver: () => boolean,
  ): Promise<E.Either<Failure, Value> | undefined> => {
    while (!underWay.has(key) && underWay.size >= requestsAtOnce) {
      await Promise.race(underWay.values()).catch(() => undefined);
    }
    if (arrived.has(key) || isOver()) return undefined;
    const asked = underWay.get(key) ?? request(key, fetch).finally(() => underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  };

  /** Requests of another run that are still under way first, parts that failed before last. */
  const turnOf = (key: Key): number => (underWay.has(key) ? 0 : failedBefore.has(key) ? 2 : 1);

  return {
    arrived,
    keep: (key, value) => void arrived.set(key, value),
    fetchMissing:
      (keys, { fetch, isStopped, onArrival }) =>
      async () => {
        const failures = new Map<Key, Failure>();
        const missing = keys.filter((key) => !arrived.has(key));
        const queue = missing.toSorted((one, other) => turnOf(one) - turnOf(other)).values();
        let lost = 0;
        let hasEnded = false;
        const isOver = (): boolean => hasEnded || isStopped();
        const work = async (): Promise<void> => {
          for (const key of queue) {
            if (isOver()) return;
            const result = await answerFor(key, fetch, isOver);
            if (result === undefined) continue;
            if (E.isRight(result)) {
              lost = 0;
              if (!isStopped()) onArrival();
            } else {
              failures.set(key, result.left);
              lost += isLost(result.left) ? 1 : 0;
              hasEnded ||= endsRun(result.left) || lost >= LOST_IN_A_ROW;
            }
          }
        };
        await Promise.all(Array.from({ length: requestsAtOnce }, work));
        return failures;
      },
  };
}

function endsRun({ kind }: { readonly kind: string }): boolean {
  return kind === 'service/session-expired' || kind === 'service/too-many-requests';
}

function isLost({ kind }: { readonly kind: string }): boolean {
  return isAnswerLost({ kind } as ServiceError);
}
