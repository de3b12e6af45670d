import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { UseCase } from './createUseCase';
import { isAwaiting, latestData, toFailed, toLoading, type RemoteData } from './RemoteData';
import type { ServiceError } from './ServiceError';

/**
 * Makes a slice store, under `key`, the data that a use case fetches; only the response to the latest request
 * counts. `choose` may keep the data known before.
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
  choose: (answer: Output, known: Output) => Output = (answer) => answer,
): ActionReducerMapBuilder<State> {
  const keep = (state: object, remote: RemoteData<Failure | ServiceError, Output>): void => {
    Object.assign(state, { [key]: remote });
  };
  return builder
    .addCase(useCase.started, (state, { meta }) => {
      keep(state, toLoading((state as State)[key], meta.requestId));
    })
    .addCase(useCase.succeeded, (state, { payload, meta }) => {
      const remote = (state as State)[key];
      if (isAwaiting(remote, meta.requestId)) {
        const known = latestData(remote);
        const data = known === undefined ? payload : choose(payload, known);
        keep(state, { status: 'ready', data });
      }
    })
    .addCase(useCase.failed, (state, { payload, meta }) => {
      const remote = (state as State)[key];
      if (isAwaiting(remote, meta.requestId)) keep(state, toFailed(remote, payload));
    });
}
