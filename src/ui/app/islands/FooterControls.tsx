import { useState, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { chooseColorScheme, recallColorScheme } from '../../../application/shell/colorScheme';
import { applyColorScheme } from '../../design/theme/colorScheme';
import { ColorSchemeToggle } from '../../design/theme/ColorSchemeToggle';
import { routes } from '../../navigation/routes';
import { useCookieQuestion } from '../../shell/useCookieQuestion';
import { useAppDispatch } from '../../state/appHooks';
import { useHydrated } from '../../state/loading/useHydrated';

/**
 * For contracts concluded online, in the words of the law (articles D215-1 and D221-5 of the Code de la
 * consommation).
 */
const contractEndings = [
  [routes.cancel, 'Résilier votre contrat'],
  [routes.withdraw, 'Renoncer au contrat ici'],
] as const;

/** The ways to end a contract, and the visitor's settings, cookies and colour scheme, in every frame. */
export function FooterControls(): ReactElement {
  const dispatch = useAppDispatch();
  const askCookies = useCookieQuestion();
  const isHydrated = useHydrated();
  const [colorScheme, setColorScheme] = useState(() => dispatch(recallColorScheme()));
  return (
    <>
      {contractEndings.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={askCookies}>
          Gérer les cookies
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
