import { createSlice } from '@reduxjs/toolkit';
import type * as TE from 'fp-ts/TaskEither';
import type { Ports } from '../ports/Ports';
import { rootReducer, type AppState } from '../store';
import type { AppThunk } from './AppThunk';
import { createUseCase, type UseCase } from './createUseCase';
import { forgetOnSessionEnd } from './forgetOnSessionEnd';
import { idle, type RemoteData } from './RemoteData';
import type { ServiceError } from './ServiceError';
import { trackRemoteData } from './trackRemoteData';

interface SharedRead<Input, Output> {
  /** Sends the request, whatever the store contains. */
  readonly read: UseCase<Input, Output, ServiceError>;
  /** Sends the request unless the data is loaded or loading; sends it again after a failure. */
  readonly ensure: (input: Input) => AppThunk<void, AppState>;
  readonly select: (state: AppState) => RemoteData<ServiceError, Output>;
}

interface SharedReadOptions<Output> {
  readonly isPublic: boolean;
  /** Which data is shown when there was some before: by default the answer. */
  readonly choose?: (answer: Output, known: Output) => Output;
}

/**
 * A use case that only reads, with a slice that stores its latest response for all screens. The slice is
 * injected into the store when the module that declares the read is loaded. Data that is not public is
 * dropped at the end of the session. No failure is shown as a toast: the screens show it in place of the
 * data.
 */
export function createSharedRead<Input, Output>(
  name: string,
  run: (input: Input, ports: Ports) => TE.TaskEither<ServiceError, Output>,
  { isPublic, choose }: SharedReadOptions<Output>,
): SharedRead<Input, Output> {
  interface Held {
    readonly remote: RemoteData<ServiceError, Output>;
  }
  const nothing: Held = { remote: idle };
  const read = createUseCase<Input, Output>(name, run, { isPublic });
  const { selectors } = createSlice({
    name,
    initialState: nothing,
    reducers: {},
    extraReducers: (builder) => {
      trackRemoteData(builder, read, 'remote', choose);
      if (!isPublic) forgetOnSessionEnd(builder, nothing);
    },
    selectors: { select: ({ remote }): Held['remote'] => remote },
  }).injectInto(rootReducer);
  const select = (state: object): Held['remote'] => selectors.select(state);
  return {
    read,
    select,
    ensure: (input) => (dispatch, getState) => {
      const { status } = select(getState());
      if (status === 'idle' || status === 'failed') void dispatch(read(input));
    },
  };
}
