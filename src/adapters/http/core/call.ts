import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ApiClient } from './apiClient';
import type { FailureOf } from './ApiFailure';
import { exchange } from './exchange';
import type { AnswerOf, InputOf, Operation } from './Operation';
import { toServiceError } from './toServiceError';

/** The error of a failure that is specific to its feature; null for the general one. */
type OwnError<Op extends Operation, Own> = (failure: FailureOf<Op>) => Own | null;

/** An operation without parameters and body needs no input. */
type Rest<Op extends Operation, Own> =
  object extends InputOf<Op>
    ? [input?: InputOf<Op>, toOwnError?: OwnError<Op, Own>]
    : [input: InputOf<Op>, toOwnError?: OwnError<Op, Own>];

/**
 * Calls an operation of the contract. Path, encoding, token, codec and the meaning of a failure are taken
 * from its row in `generated/operations.ts`, so that they always belong together.
 */
export function call<Op extends Operation, Own = never>(
  api: ApiClient,
  operation: Op,
  ...[input, toOwnError]: Rest<Op, Own>
): TE.TaskEither<ServiceError | Own, AnswerOf<Op>> {
  return pipe(
    exchange(api, operation, input ?? {}),
    // The codec of the operation has decoded both.
    TE.bimap(
      (failure) => toOwnError?.(failure as FailureOf<Op>) ?? toServiceError(failure),
      (answer) => answer as AnswerOf<Op>,
    ),
  );
}
