import type { AppThunk } from '../kernel/AppThunk';
import { selectIsAudienceAccepted } from './consentSlice';

type ConsentRoot = Parameters<typeof selectIsAudienceAccepted>[0];

/** Whether consent is needed: a place without a meter counts nobody. */
export function hasAudienceMeter(): AppThunk<Promise<boolean>> {
  return (_dispatch, _getState, { browser }) => browser.audience.isOn();
}

/** Counts a page view, by the pattern of its address, for visitors who accepted it (`acceptMAT`, P3.26). */
export function countPage(pattern: string): AppThunk<void, ConsentRoot> {
  return (_dispatch, getState, { browser }) => {
    if (selectIsAudienceAccepted(getState())) browser.audience.count(pattern);
  };
}
