import { useState, type ReactElement } from 'react';
import { words } from '#words/shell/visitor';
import { chooseColorScheme, recallColorScheme } from '../../../application/shell/colorScheme';
import { applyColorScheme } from '../../design/theme/colorScheme';
import { ColorSchemeToggle } from '../../design/theme/ColorSchemeToggle';
import { useCookieQuestion } from '../../shell/useCookieQuestion';
import { useAppDispatch } from '../../state/appHooks';
import { useHydrated } from '../../state/loading/useHydrated';

/** The visitor's settings, cookies and colour scheme, in every frame. */
export function FooterControls(): ReactElement {
  const dispatch = useAppDispatch();
  const askCookies = useCookieQuestion();
  const isHydrated = useHydrated();
  const [colorScheme, setColorScheme] = useState(() => dispatch(recallColorScheme()));
  return (
    <>
      <li>
        <button type="button" onClick={askCookies}>
          {words.cookies}
        </button>
      </li>
      <li>
        <ColorSchemeToggle
          // The build paints the free-ramp pages for a visitor who has not chosen.
          value={isHydrated ? colorScheme : 'auto'}
          onChange={(scheme) => {
            dispatch(chooseColorScheme(scheme));
            applyColorScheme(scheme);
            setColorScheme(scheme);
          }}
        />
      </li>
    </>
  );
}
