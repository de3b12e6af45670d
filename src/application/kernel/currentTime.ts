import type { Instant } from '../../domain/basis/instant';
import type { AppThunk } from './AppThunk';

/** The current time, for a screen that shows or parses a relative date. */
export function currentTime(): AppThunk<Instant> {
  return (_dispatch, _getState, { browser }) => browser.clock.now();
}
