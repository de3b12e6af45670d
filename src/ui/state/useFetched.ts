import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import { toFailed, toLoading, type RemoteData } from '../../application/kernel/RemoteData';
import { useAppDispatch } from './appHooks';

interface FetchedHere<Failure, Data> {
  readonly remote: RemoteData<Failure, Data>;
  readonly retry: () => void;
}

/**
 * Data of one screen, in memory while it is mounted and not in the store. Fetched once; for other data, mount
 * another component (`key`). `release` frees the result, even after unmount.
 */
export function useFetched<Failure, Data>(
  ask: () => AppThunk<Promise<E.Either<Failure, Data>>>,
  release?: (data: Data) => AppThunk<unknown>,
): FetchedHere<Failure, Data> {
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(1);
  const [remote, setRemote] = useState<RemoteData<Failure, Data>>({
    status: 'loading',
    requestId: '1',
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
      setRemote((current) =>
        E.isRight(result)
          ? { status: 'ready', data: result.right }
          : toFailed(current, result.left),
      );
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
