import type { Either } from 'fp-ts/Either';
import { vi, type Mock } from 'vitest';
import type { ServiceError } from '../../src/application/kernel/ServiceError';

interface HeldCalls<Call> {
  readonly call: Call;
  /** Answers the first call, the second…, in any order; resolves when the answer has arrived. */
  readonly answers: ((answer: AnswerTo<Call>) => Promise<void>)[];
}

type AnswerTo<Call> = Call extends (asked: never) => () => Promise<infer Answer> ? Answer : never;

type Held<Asked, Answer> = Mock<(asked: Asked) => () => Promise<Either<ServiceError, Answer>>>;

/** Calls of a port that are answered when the test says so. */
export function heldCalls<Asked, Answer>(): HeldCalls<Held<Asked, Answer>> {
  const answers: ((answer: Either<ServiceError, Answer>) => Promise<void>)[] = [];
  const call: Held<Asked, Answer> = vi.fn(
    () => () =>
      new Promise((resolve) => {
        answers.push((answer) => {
          resolve(answer);
          return settled();
        });
      }),
  );
  return { call, answers };
}

/** Everything that was asked or answered has arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
