import type { Instant } from '../../domain/instant';
import type { AppThunk } from './AppThunk';

/** The time, for a screen that shows or parses something relative to now. */
export function currentTime(): AppThunk<Instant> {
  return (_dispatch, _getState, { browser }) => browser.clock.now();
}
