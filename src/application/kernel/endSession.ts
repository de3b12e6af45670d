import type { AppThunk } from './AppThunk';
import { sessionExpired } from './events';

/** Removes a token that expired, or that the server no longer accepts (M4.8). */
export function endSession(): AppThunk {
  return (dispatch, _getState, { browser }) => {
    browser.tokens.clear();
    dispatch(sessionExpired());
  };
}
