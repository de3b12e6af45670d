/** The state of fetched data: one discriminated union instead of flags and nulls (M4.7). */
export type RemoteData<Failure, Data> =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading';
      readonly requestId: string;
      readonly previous?: Data;
      /** Why the previous request failed: during a retry the failure stays on screen. */
      readonly lastError?: Failure;
    }
  | { readonly status: 'ready'; readonly data: Data }
  | { readonly status: 'failed'; readonly error: Failure; readonly previous?: Data };

export const idle = { status: 'idle' } as const;

/** The latest data, also during a new request or after a failure. */
export function latestData<Failure, Data>(remote: RemoteData<Failure, Data>): Data | undefined {
  switch (remote.status) {
    case 'idle':
      return undefined;
    case 'ready':
      return remote.data;
    case 'loading':
    case 'failed':
      return remote.previous;
  }
}

/** Changes the data that is shown; a request in progress still replaces it when it ends. */
export function mapShown<Failure, Data>(
  remote: RemoteData<Failure, Data>,
  change: (data: Data) => Data,
): RemoteData<Failure, Data> {
  if (remote.status === 'ready') return { status: 'ready', data: change(remote.data) };
  if (remote.status === 'idle' || remote.previous === undefined) return remote;
  return { ...remote, previous: change(remote.previous) };
}

/**
 * Changes the data that is shown after a save. A request in progress is ignored when it ends: it was sent
 * before the change and would undo it.
 */
export function mapData<Failure, Data>(
  remote: RemoteData<Failure, Data>,
  change: (data: Data) => Data,
): RemoteData<Failure, Data> {
  const shown = mapShown(remote, change);
  return shown.status === 'loading' && shown.previous !== undefined
    ? { status: 'ready', data: shown.previous }
    : shown;
}

/** A request has begun: the data and the last failure stay on screen. */
export function toLoading<Failure, Data>(
  remote: RemoteData<Failure, Data>,
  requestId: string,
): RemoteData<Failure, Data> {
  const previous = latestData(remote);
  const lastError = failureOf(remote);
  return {
    status: 'loading',
    requestId,
    ...(previous !== undefined && { previous }),
    ...(lastError !== undefined && { lastError }),
  };
}

/** The failure to show: the last one, until a retry has ended. */
export function failureOf<Failure, Data>(remote: RemoteData<Failure, Data>): Failure | undefined {
  if (remote.status === 'failed') return remote.error;
  return remote.status === 'loading' ? remote.lastError : undefined;
}

/** Only the response to the latest request counts: a late response to an earlier one changes nothing. */
export function isAwaiting<Failure, Data>(
  remote: RemoteData<Failure, Data>,
  requestId: string,
): boolean {
  return remote.status === 'loading' && remote.requestId === requestId;
}

/** The request has failed: the data stays on screen. */
export function toFailed<Failure, Data>(
  remote: RemoteData<Failure, Data>,
  error: Failure,
): RemoteData<Failure, Data> {
  const previous = latestData(remote);
  return previous === undefined
    ? { status: 'failed', error }
    : { status: 'failed', error, previous };
}
