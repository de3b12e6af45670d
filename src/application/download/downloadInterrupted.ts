import type { AppThunk } from '../kernel/AppThunk';
import { notified } from '../kernel/notified';
import { storedSession } from '../kernel/storedSession';

/**
 * Tells, in a toast, that a running download ended before its file: `title` names what opens it again. It can
 * go on after its page was left, not after the page has shown something else. Nothing is told after a
 * sign-out, which has forgotten it.
 */
export function downloadInterrupted(title: string, cause: 'left' | 'replaced'): AppThunk {
  return (dispatch, _getState, { browser }) => {
    if (!storedSession(browser)) return;
    const kind = cause === 'left' ? 'download/interrupted' : 'download/replaced';
    dispatch(notified({ kind, title }));
  };
}
