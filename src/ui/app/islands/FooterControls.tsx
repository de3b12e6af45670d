import { useState, type ReactElement } from 'react';
import { chooseColorScheme, recallColorScheme } from '../../../application/shell/colorScheme';
import { applyColorScheme } from '../../design/theme/colorScheme';
import { ColorSchemeToggle } from '../../design/theme/ColorSchemeToggle';
import { useCookieQuestion } from '../../shell/useCookieQuestion';
import { useAppDispatch } from '../../state/appHooks';

/** The visitor's settings: cookies and colour scheme. */
export function FooterControls(): ReactElement {
  const dispatch = useAppDispatch();
  const askCookies = useCookieQuestion();
  const [colorScheme, setColorScheme] = useState(() => dispatch(recallColorScheme()));
  return (
    <>
      <li>
        <button type="button" onClick={askCookies}>
          Gérer les cookies
        </button>
      </li>
      <li>
        <ColorSchemeToggle
          value={colorScheme}
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
