import { useEffect, type ReactElement } from 'react';
import { followSession } from '../../application/account/followSession';
import { useAppDispatch } from '../state/appHooks';
import { SessionWarning } from './SessionWarning';

/**
 * Applies a sign-in or sign-out of another tab to this one; the guard of the page then redirects. Warns
 * before the session ends. Loaded after the first paint.
 */
export function SessionFollower(): ReactElement {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followSession()), [dispatch]);
  return <SessionWarning />;
}
