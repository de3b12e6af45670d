import type { AppThunk } from './AppThunk';
import { storedSession } from './storedSession';

/** The signed-in username, for a form that anyone may fill in; null for a visitor. */
export function currentUsername(): AppThunk<string | null> {
  return (_dispatch, _getState, { browser }) => storedSession(browser)?.username ?? null;
}
