import type { ReactElement } from 'react';
import { MenuLinks } from '../../shell/MenuLinks';
import { SiteMenu } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/** The menu that the editors keep; the site's own links until it comes, or when it cannot. */
export function LiveMenu(): ReactElement {
  const menus = useMenus();
  return menus && menus.header.length > 0 ? <SiteMenu entries={menus.header} /> : <MenuLinks />;
}
