import { useEffect } from 'react';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AppState } from '../../application/store';
import { useAppDispatch, useAppSelector } from './appHooks';

interface Wanted<Remote> {
  readonly remote: Remote;
  readonly retry: () => void;
}

/** Shared data of the store; the first screen that needs it loads it. */
export function useWanted<Remote>(
  want: () => AppThunk<void, AppState>,
  select: (state: AppState) => Remote,
): Wanted<Remote> {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(want());
  }, [dispatch, want]);
  return {
    remote: useAppSelector(select),
    retry: () => {
      dispatch(want());
    },
  };
}
