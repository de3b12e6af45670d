import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { flatMenu } from '../../../domain/publicSite/menu';
import { sitePath } from '../../../domain/basis/siteAddress';
import { routes } from '../../navigation/routes';
import { AccessibilityLink, LegalLinks } from '../../shell/LegalLinks';
import { MenuLink } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/**
 * The footer entries of the editors, each followed by its children (P3.11). Until they are loaded, the legal
 * links. The accessibility statement is always present.
 */
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
