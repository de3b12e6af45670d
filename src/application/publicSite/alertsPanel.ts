import { hasBlockedSince, type Alert } from '../../domain/publicSite/alert';
import type { AppThunk } from '../kernel/AppThunk';

/** Whether the alerts open by themselves: a closure or an accident has begun since the last visit (M4.10). */
export function openAlertsAtOnce(alerts: readonly Alert[]): AppThunk<boolean> {
  return (_dispatch, _getState, { browser }) =>
    hasBlockedSince(alerts, browser.visits.readLastVisit());
}

/** Stores the time of this visit. */
export function noteVisit(): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.visits.writeLastVisit(browser.clock.now());
  };
}
