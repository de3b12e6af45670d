import { useSyncExternalStore, type ReactElement } from 'react';
import { words } from './words.fr';
import { chooseColorScheme } from '../../../application/shell/colorScheme';
import {
  applyColorScheme,
  chosenColorScheme,
  watchColorScheme,
} from '../../design/theme/colorScheme';
import { ColorSchemeToggle } from '../../design/theme/ColorSchemeToggle';
import { useCookieQuestion } from '../../shell/useCookieQuestion';
import { useAppDispatch } from '../../state/appHooks';

/** The visitor's settings, cookies and colour scheme, in every frame. */
export function FooterControls(): ReactElement {
  const dispatch = useAppDispatch();
  const askCookies = useCookieQuestion();
  const chosen = useSyncExternalStore(watchColorScheme, chosenColorScheme, () => 'auto' as const);
  return (
    <>
      <li>
        <button type="button" onClick={askCookies}>
          {words.cookies}
        </button>
      </li>
      <li>
        <ColorSchemeToggle
          value={chosen}
          onChange={(scheme) => {
            dispatch(chooseColorScheme(scheme));
            applyColorScheme(scheme);
          }}
        />
      </li>
    </>
  );
}
