import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import { toFailed, toLoading, type RemoteData } from '../../application/kernel/RemoteData';
import { useAppDispatch } from './appHooks';

interface FetchedHere<Failure, Data> {
  readonly remote: RemoteData<Failure, Data>;
  readonly retry: () => void;
}

interface Fetching<Failure, Data> {
  /** Frees the result, even after unmount. */
  readonly release?: (data: Data) => AppThunk<unknown>;
  /** The result of `ask`, if it is there before the first render (`createBegunRun`). */
  readonly ended?: () => AppThunk<E.Either<Failure, Data> | null>;
}

/**
 * Data of one screen, in memory while it is mounted and not in the store. Fetched once; for other data, mount
 * another component (`key`).
 */
export function useFetched<Failure, Data>(
  ask: () => AppThunk<Promise<E.Either<Failure, Data>>>,
  { release, ended }: Fetching<Failure, Data> = {},
): FetchedHere<Failure, Data> {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  const [remote, setRemote] = useState<RemoteData<Failure, Data>>(() => {
    const result = ended && dispatch(ended());
    return result ? received(loading, result) : loading;
  });
  const start = useEffectEvent(() => dispatch(ask()));
  const letGo = useEffectEvent((data: Data) => {
    if (release) dispatch(release(data));
  });

  useEffect(() => {
    let hasLeft = false;
    const asked = start();
    void asked.then((result) => {
      if (hasLeft) return;
      setRemote((current) => received(current, result));
    });
    return () => {
      hasLeft = true;
      void asked.then((result) => {
        if (E.isRight(result)) letGo(result.right);
      });
    };
  }, [attempt]);

  return {
    remote,
    retry: () => {
      setRemote((current) => toLoading(current, String(attempt + 1)));
      setAttempt(attempt + 1);
    },
  };
}

const loading = { status: 'loading', requestId: '1' } as const;

/** The state with a result; the same state when it has this result already. */
function received<Failure, Data>(
  current: RemoteData<Failure, Data>,
  result: E.Either<Failure, Data>,
): RemoteData<Failure, Data> {
  if (E.isLeft(result)) return toFailed(current, result.left);
  const isThere = current.status === 'ready' && current.data === result.right;
  return isThere ? current : { status: 'ready', data: result.right };
}
