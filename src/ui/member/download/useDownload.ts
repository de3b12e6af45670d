import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState } from 'react';
import type { AppThunk } from '../../../application/kernel/AppThunk';
import type { AppState } from '../../../application/store';
import { useAppDispatch } from '../../state/appHooks';

export type DownloadState<Progress, Failure, Output> =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly progress: Progress | null }
  | { readonly status: 'stopped' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'done'; readonly output: Output };

/** How a run is stopped, and what it tells. */
interface Controls<Progress> {
  readonly isStopped: () => boolean;
  readonly onProgress: (progress: Progress) => void;
}

interface Download<Progress, Failure, Output> {
  readonly state: DownloadState<Progress, Failure, Output>;
  /** Starts, or goes on with what an earlier run has kept; after the file is saved, from the beginning. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * A download of many parts. `keep` makes what its runs keep between them; it is forgotten once the file is
 * saved. Leaving the screen stops it.
 */
export function useDownload<Kept, Progress, Failure, Output>(
  keep: () => Kept,
  start: (
    kept: Kept,
    controls: Controls<Progress>,
  ) => AppThunk<Promise<E.Either<Failure, Output>>, AppState>,
): Download<Progress, Failure, Output> {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DownloadState<Progress, Failure, Output>>({ status: 'idle' });
  const kept = useRef<Kept>(null);
  const current = useRef<symbol>(null);
  const stop = (): void => {
    current.current = null;
    setState({ status: 'stopped' });
  };
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  const run = async (): Promise<void> => {
    if (current.current !== null) return;
    const mine = Symbol('run');
    const isStopped = (): boolean => current.current !== mine;
    current.current = mine;
    kept.current ??= keep();
    setState({ status: 'running', progress: null });
    const onProgress = (progress: Progress): void => {
      if (!isStopped()) setState({ status: 'running', progress });
    };
    const result = await dispatch(start(kept.current, { isStopped, onProgress }));
    if (isStopped()) return;
    current.current = null;
    if (E.isLeft(result)) {
      setState({ status: 'failed', failure: result.left });
    } else {
      kept.current = null;
      setState({ status: 'done', output: result.right });
    }
  };
  return { state, run, stop };
}
