import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { sitePath } from '../../../domain/siteAddress';
import { routes } from '../../navigation/routes';
import { AccessibilityLink, LegalLinks } from '../../shell/LegalLinks';
import { MenuLink } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/** The footer entries of the editors; the law's own links until they come. The accessibility statement is never missing. */
export function LiveFooterEntries(): ReactElement {
  const menus = useMenus();
  const path = sitePath(useLocation().pathname);
  if (!menus || menus.footer.length === 0) return <LegalLinks />;
  const isStated = menus.footer.some(
    ({ target }) => target.kind === 'inside' && target.path === routes.accessibility,
  );
  return (
    <>
      {menus.footer.map((entry) => (
        <li key={entry.id}>
          <MenuLink entry={entry} path={path} />
        </li>
      ))}
      {!isStated && <AccessibilityLink />}
    </>
  );
}
