import type { AppThunk } from '../kernel/AppThunk';
import { notified } from '../kernel/notified';
import { storedSession } from '../kernel/storedSession';

/**
 * Tells, in a toast, that a running download was left and can go on: `title` names what opens it again. Not
 * after a sign-out, which has forgotten it.
 */
export function downloadInterrupted(title: string): AppThunk {
  return (dispatch, _getState, { browser }) => {
    if (storedSession(browser)) dispatch(notified({ kind: 'download/interrupted', title }));
  };
}
