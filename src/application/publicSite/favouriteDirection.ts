import { readDirection, type TrafficDirection } from '../../domain/publicSite/traffic';
import type { AppThunk } from '../kernel/AppThunk';

/** The direction that the visitor has chosen on this device; null without one. */
export function recallFavourite(): AppThunk<TrafficDirection | null> {
  return (_dispatch, _getState, { browser }) => readDirection(browser.favourites.read());
}

/** Stores the choice on this device; null removes it. */
export function chooseFavourite(direction: TrafficDirection | null): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    if (direction === null) browser.favourites.clear();
    else browser.favourites.write(direction);
  };
}
