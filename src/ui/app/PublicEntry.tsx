import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { PagesOfArea } from './pages/PagesOfArea';
import { publicPages } from './pages/publicPages';

export { publicPages };

/** The public pages that the first load does not import, and every address that no route has. */
export function PublicEntry(): ReactElement {
  return (
    <PagesOfArea value={publicPages}>
      <Outlet />
    </PagesOfArea>
  );
}
