import type { AppThunk } from '../kernel/AppThunk';
import type { ColorScheme } from '../ports/device/PreferenceStorage';

/** Stores the scheme for the next visit; `src/static/before-paint.js` applies it there. */
export function chooseColorScheme(scheme: ColorScheme): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.preferences.writeColorScheme(scheme);
  };
}
