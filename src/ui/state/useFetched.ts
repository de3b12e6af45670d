import { isRight, type Either } from 'fp-ts/Either';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import { toFailed, toLoading, type RemoteData } from '../../application/kernel/RemoteData';
import { useAppDispatch } from './appHooks';

interface FetchedHere<Failure, Data> {
  readonly remote: RemoteData<Failure, Data>;
  readonly retry: () => void;
}

/**
 * Something that one screen alone asks for, for as long as it shows it: the state of the application keeps nothing of it. Asked for
 * once; a screen that may need another one is another component (`key`). `release` lets go of what came, also when it comes too late.
 */
export function useFetched<Failure, Data>(
  ask: () => AppThunk<Promise<Either<Failure, Data>>>,
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
        isRight(result) ? { status: 'ready', data: result.right } : toFailed(current, result.left),
      );
    });
    return () => {
      hasLeft = true;
      void asked.then((result) => {
        if (isRight(result)) letGo(result.right);
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
