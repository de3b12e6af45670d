import type { PassagePageSize } from '../../domain/passage/passagePageSize';
import type { AppThunk } from '../kernel/AppThunk';

/** The page size that this browser stores (`noPerPage`, M9.1). */
export function recallPageSize(): AppThunk<PassagePageSize> {
  return (_dispatch, _getState, { browser }) => browser.preferences.readPageSize();
}

export function rememberPageSize(size: PassagePageSize): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.preferences.writePageSize(size);
  };
}
