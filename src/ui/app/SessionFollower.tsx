import { useEffect, type ReactElement } from 'react';
import { followSession } from '../../application/account/followSession';
import { useAppDispatch } from '../state/appHooks';

/** A sign-out, or a sign-in, in another tab is one here; the guard of the page does the rest. No first paint needs it. */
export function SessionFollower(): ReactElement {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(followSession()), [dispatch]);
  return <></>;
}
