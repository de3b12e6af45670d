import type { AppThunk } from '../kernel/AppThunk';
import type { ColorScheme } from '../ports/device/PreferenceStorage';

export function recallColorScheme(): AppThunk<ColorScheme> {
  return (_dispatch, _getState, { browser }) => browser.preferences.readColorScheme();
}

export function chooseColorScheme(scheme: ColorScheme): AppThunk {
  return (_dispatch, _getState, { browser }) => {
    browser.preferences.writeColorScheme(scheme);
  };
}
