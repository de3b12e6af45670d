import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { downloadInterrupted } from '../../../application/download/downloadInterrupted';
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

interface DownloadParts<Kept, Progress, Failure, Output> {
  /** The name of the button that opens it again, for who leaves before its end. */
  readonly title: string;
  /** What runs keep between them, also after the screen was left. */
  readonly recall: () => AppThunk<Kept>;
  readonly start: (
    kept: Kept,
    controls: Controls<Progress>,
  ) => AppThunk<Promise<E.Either<Failure, Output>>, AppState>;
  /** Forgets what was kept: the file is saved. */
  readonly release: (output: Output) => AppThunk;
}

interface Download<Progress, Failure, Output> {
  readonly state: DownloadState<Progress, Failure, Output>;
  /** Starts, or goes on with what an earlier run has kept; after the file is saved, from the beginning. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * A download of many parts. Leaving its page, or showing something else there, stops it, with a toast;
 * closing the tab asks first.
 */
export function useDownload<Kept, Progress, Failure, Output>(
  parts: DownloadParts<Kept, Progress, Failure, Output>,
): Download<Progress, Failure, Output> {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<DownloadState<Progress, Failure, Output>>({ status: 'idle' });
  const current = useRef<symbol>(null);
  const page = useRef('');
  const isRunning = state.status === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    // The browser asks in its own words: it ignores those of a page.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
  const leave = useEffectEvent(() => {
    const isLeft = window.location.pathname !== page.current;
    if (current.current !== null)
      dispatch(downloadInterrupted(parts.title, isLeft ? 'left' : 'replaced'));
    current.current = null;
  });
  useEffect(() => () => leave(), []);

  const run = async (): Promise<void> => {
    if (current.current !== null) return;
    const mine = Symbol('run');
    const isStopped = (): boolean => current.current !== mine;
    current.current = mine;
    page.current = window.location.pathname;
    setState({ status: 'running', progress: null });
    const onProgress = (progress: Progress): void => {
      if (!isStopped()) setState({ status: 'running', progress });
    };
    const kept = dispatch(parts.recall());
    const result = await dispatch(parts.start(kept, { isStopped, onProgress }));
    if (isStopped()) return;
    current.current = null;
    if (E.isLeft(result)) {
      setState({ status: 'failed', failure: result.left });
    } else {
      dispatch(parts.release(result.right));
      setState({ status: 'done', output: result.right });
    }
  };
  return {
    state,
    run,
    stop: () => {
      current.current = null;
      setState({ status: 'stopped' });
    },
  };
}
