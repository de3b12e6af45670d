import { Breadcrumbs } from '@mantine/core';
import '@mantine/core/styles/Breadcrumbs.layer.css';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from './words.fr';
import { operatorLanguage } from '../../words/operatorText.fr';
import type { MenuEntry } from '../../../domain/publicSite/menu';
import { TargetLink } from '../../cms/TargetLink';
import { routes } from '../../navigation/routes';

/** The breadcrumb of a page below another entry of the menu. */
export function Breadcrumb({
  trail,
}: {
  readonly trail: readonly MenuEntry[];
}): ReactElement | null {
  const own = trail.at(-1);
  if (trail.length < 2 || own === undefined) return null;
  return (
    <nav aria-label={words.trail} className="tp-screen">
      <Breadcrumbs>
        <Link to={routes.home}>{words.home}</Link>
        {trail.slice(0, -1).map(({ id, title, target }) => (
          <span key={id} lang={operatorLanguage}>
            {target === null ? title : <TargetLink target={target}>{title}</TargetLink>}
          </span>
        ))}
        <span lang={operatorLanguage} aria-current="page">
          {own.title}
        </span>
      </Breadcrumbs>
    </nav>
  );
}
