import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import type { MenuEntry } from '../../../domain/publicSite/menu';
import { TargetLink } from '../../cms/TargetLink';
import { routes } from '../../navigation/routes';
import styles from './Breadcrumb.module.css';

/** The breadcrumb of a page below another entry of the menu. */
export function Breadcrumb({
  trail,
}: {
  readonly trail: readonly MenuEntry[];
}): ReactElement | null {
  const own = trail.at(-1);
  if (trail.length < 2 || own === undefined) return null;
  return (
    <nav aria-label={words.trail} className={`tp-screen ${styles.trail}`}>
      <ol>
        <li>
          <Link to={routes.home}>{words.home}</Link>
        </li>
        {trail.slice(0, -1).map(({ id, title, target }) => (
          <li key={id} lang={operatorLanguage}>
            {target === null ? title : <TargetLink target={target}>{title}</TargetLink>}
          </li>
        ))}
        <li lang={operatorLanguage} aria-current="page">
          {own.title}
        </li>
      </ol>
    </nav>
  );
}
