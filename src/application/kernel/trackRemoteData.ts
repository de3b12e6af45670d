import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { UseCase } from './createUseCase';
import { isAwaiting, toFailed, toLoading, type RemoteData } from './RemoteData';
import type { ServiceError } from './ServiceError';

/**
 * Makes a slice store, under `key`, the data that a use case fetches; only the response to the latest request
 * counts.
 */
export function trackRemoteData<
  Key extends string,
  State extends { readonly [K in Key]: RemoteData<Failure | ServiceError, Output> },
  Input,
  Output,
  Failure,
>(
  builder: ActionReducerMapBuilder<State>,
  useCase: UseCase<Input, Output, Failure>,
  key: Key,
): ActionReducerMapBuilder<State> {
  const keep = (state: object, remote: RemoteData<Failure | ServiceError, Output>): void => {
    Object.assign(state, { [key]: remote });
  };
  return builder
    .addCase(useCase.started, (state, { meta }) => {
      keep(state, toLoading((state as State)[key], meta.requestId));
    })
    .addCase(useCase.succeeded, (state, { payload, meta }) => {
      if (isAwaiting((state as State)[key], meta.requestId)) {
        keep(state, { status: 'ready', data: payload });
      }
    })
    .addCase(useCase.failed, (state, { payload, meta }) => {
      const remote = (state as State)[key];
      if (isAwaiting(remote, meta.requestId)) keep(state, toFailed(remote, payload));
    });
}
