import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { words } from '../../shell/shell.words.fr';
import { flatMenu } from '../../../domain/publicSite/menu';
import { sitePath } from '../../../domain/basis/siteAddress';
import { routes } from '../../navigation/routes';
import { MenuLink } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/**
 * The footer entries of the editors, each followed by its children (P3.11). Until they are loaded, the legal
 * links. The accessibility statement is always present.
 */
export function FooterEntries(): ReactElement {
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

const legal = [
  [routes.legalNotice, words.footer.legalNotice],
  [routes.termsOfSale, words.footer.termsOfSale],
  [routes.termsOfUse, words.footer.termsOfUse],
] as const;

/** List items of the footer: the legally required links, until the editors' entries are loaded. */
function LegalLinks(): ReactElement {
  return (
    <>
      {legal.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
      <AccessibilityLink />
    </>
  );
}

/** List item of the footer: the accessibility statement. */
function AccessibilityLink(): ReactElement {
  return (
    <li>
      <Link to={routes.accessibility}>{words.footer.accessibility}</Link>
    </li>
  );
}
