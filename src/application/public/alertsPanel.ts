import type { AppThunk } from '../kernel/AppThunk';

/** How the visitor left the alerts during this visit (M4.10): collapsed, open, or null before the panel was touched. */
export function recallAlertsCollapsed(): AppThunk<boolean | null> {
  return (_dispatch, _getState, { browser }) => browser.visits.readAlertsCollapsed();
}

export function keepAlertsCollapsed(isCollapsed: boolean): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.visits.writeAlertsCollapsed(isCollapsed);
  };
}
