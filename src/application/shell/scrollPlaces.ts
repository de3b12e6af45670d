import type { AppThunk } from '../kernel/AppThunk';
import type { ScrollPlaces } from '../ports/device/ScrollPlaceStorage';

/** The scroll places of the document before this one. */
export function readScrollPlaces(): AppThunk<ScrollPlaces> {
  return (_dispatch, _getState, { browser }) => browser.scrollPlaces.read();
}

/** Stores the scroll places of this document. */
export function writeScrollPlaces(places: ScrollPlaces): AppThunk {
  return (_dispatch, _getState, { browser }) => browser.scrollPlaces.write(places);
}
