import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import type { UseCase } from './createUseCase';
import { isAwaiting, toFailed, toLoading, type RemoteData } from './RemoteData';
import type { ServiceError } from './ServiceError';

interface RemoteDataAccess<State, Failure, Data> {
  readonly read: (state: State) => RemoteData<Failure, Data>;
  readonly write: (state: Draft<State>, remote: RemoteData<Failure, Data>) => void;
}

/** Makes a slice follow a use case that fetches one thing; only the latest request's answer counts. */
export function trackRemoteData<State, Input, Output, Failure>(
  builder: ActionReducerMapBuilder<State>,
  useCase: UseCase<Input, Output, Failure>,
  { read, write }: RemoteDataAccess<State, Failure | ServiceError, Output>,
): ActionReducerMapBuilder<State> {
  return builder
    .addCase(useCase.started, (state, { meta }) => {
      write(state, toLoading(read(state as State), meta.requestId));
    })
    .addCase(useCase.succeeded, (state, { payload, meta }) => {
      if (isAwaiting(read(state as State), meta.requestId)) {
        write(state, { status: 'ready', data: payload });
      }
    })
    .addCase(useCase.failed, (state, { payload, meta }) => {
      const remote = read(state as State);
      if (isAwaiting(remote, meta.requestId)) write(state, toFailed(remote, payload));
    });
}
