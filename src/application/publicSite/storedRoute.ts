import { readRouteEnds } from '../../domain/passage/route';
import type { RouteEnds } from '../../domain/passage/stretches';
import type { AppThunk } from '../kernel/AppThunk';

/** The trip that the visitor has chosen on this device; null without one. */
export function readStoredRoute(): AppThunk<RouteEnds | null> {
  return (_dispatch, _getState, { browser }) => readRouteEnds(browser.routes.read());
}

/** Stores the trip on this device; null removes it. */
export function storeRoute(ends: RouteEnds | null): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    if (ends === null) browser.routes.clear();
    else browser.routes.write(ends);
  };
}
