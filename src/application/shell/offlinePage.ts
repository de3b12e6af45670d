import type { AppThunk } from '../kernel/AppThunk';

/** Prepares the page that is shown without a network. */
export function prepareOfflinePage(): AppThunk {
  return (_dispatch, _getState, { browser }) => browser.offlinePage.prepare();
}
