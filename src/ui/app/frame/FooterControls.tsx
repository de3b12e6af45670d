import { useSyncExternalStore, type ReactElement } from 'react';
import { words } from '../../shell/shell.words.fr';
import { chooseColorScheme } from '../../../application/shell/colorScheme';
import {
  applyColorScheme,
  chosenColorScheme,
  watchColorScheme,
} from '../../design/theme/colorScheme';
import { useCookieQuestion } from '../../shell/useCookieQuestion';
import { useAppDispatch } from '../../state/appHooks';

const nextOf = { auto: 'light', light: 'dark', dark: 'auto' } as const;

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
        {/* Shows the current colour scheme; a press selects the next one. */}
        <button
          type="button"
          onClick={() => {
            dispatch(chooseColorScheme(nextOf[chosen]));
            applyColorScheme(nextOf[chosen]);
          }}
        >
          {words.colorScheme[chosen]}
        </button>
      </li>
    </>
  );
}
