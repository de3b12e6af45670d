import type { ReactElement } from 'react';
import { MenuLinks } from '../../shell/MenuLinks';
import { SiteMenu } from '../../shell/SiteMenu';
import { useMenus } from './useMenus';

/** The editors' menu; the site's own links until it is loaded, or if that fails. */
export function LiveMenu(): ReactElement {
  const menus = useMenus();
  return menus && menus.header.length > 0 ? <SiteMenu entries={menus.header} /> : <MenuLinks />;
}
