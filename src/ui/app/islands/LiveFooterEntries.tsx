import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { flatMenu } from '../../../domain/menu';
import { sitePath } from '../../../domain/siteAddress';
import { routes } from '../../navigation/routes';
import { AccessibilityLink, LegalLinks } from '../../shell/LegalLinks';
import { MenuLink } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/** The footer entries of the editors, those below others after them (P3.11); the law's own links until they come. The accessibility statement is never missing. */
export function LiveFooterEntries(): ReactElement {
  const entries = flatMenu(useMenus()?.footer ?? []);
  const path = sitePath(useLocation().pathname);
  if (entries.length === 0) return <LegalLinks />;
  const isStated = entries.some(
    ({ target }) => target?.kind === 'inside' && target.path === routes.accessibility,
  );
  return (
    <>
      {entries.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} path={path} />
        </li>
      ))}
      {!isStated && <AccessibilityLink />}
    </>
  );
}
