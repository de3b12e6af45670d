import { useEffect, type ReactElement } from 'react';
import { followSession } from '../../application/account/followSession';
import { useAppDispatch } from '../state/appHooks';

/**
 * Applies a sign-in or sign-out of another tab to this one; the guard of the page then redirects. Loaded
 * after the first paint.
 */
export function SessionFollower(): ReactElement {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followSession()), [dispatch]);
  return <></>;
}
