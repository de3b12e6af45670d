import { useLayoutEffect } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AppState } from '../../application/store';
import { useAppDispatch, useAppSelector } from './appHooks';

export interface SharedRead<Remote> {
  readonly remote: Remote;
  readonly retry: () => void;
}

/** Shared data of the store; the first screen that needs it loads it. */
export function useSharedRead<Remote>(
  ensure: () => AppThunk<void, AppState>,
  select: (state: AppState) => Remote,
): SharedRead<Remote> {
  const dispatch = useAppDispatch();
  // Before the paint: a failure that is asked for again is shown with a busy button at once.
  useLayoutEffect(() => {
    dispatch(ensure());
  }, [dispatch, ensure]);
  return {
    remote: useAppSelector(select),
    retry: () => {
      dispatch(ensure());
    },
  };
}
