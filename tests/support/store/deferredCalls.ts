import type * as E from 'fp-ts/Either';
import { vi, type Mock } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';

interface DeferredCalls<Call> {
  readonly call: Call;
  /** Answers the first call, the second, …, in any order. Resolves once the answer has arrived. */
  readonly answers: ((answer: AnswerTo<Call>) => Promise<void>)[];
}

type AnswerTo<Call> = Call extends (asked: never) => () => Promise<infer Answer> ? Answer : never;

type DeferredCall<Asked, Answer> = Mock<
  (asked: Asked) => () => Promise<E.Either<ServiceError, Answer>>
>;

/** A port method whose calls are answered by the test. */
export function deferredCalls<Asked, Answer>(): DeferredCalls<DeferredCall<Asked, Answer>> {
  const answers: ((answer: E.Either<ServiceError, Answer>) => Promise<void>)[] = [];
  const call: DeferredCall<Asked, Answer> = vi.fn(
    () => () =>
      new Promise((resolve) => {
        answers.push((answer) => {
          resolve(answer);
          return flushPromises();
        });
      }),
  );
  return { call, answers };
}

/** Resolves once all pending promises have run. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
