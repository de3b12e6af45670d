import type { ReactElement, ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { MemberArea } from '../member/area/MemberArea';
import { beginPage } from './pages/beginPage';
import { memberPages } from './pages/memberPages';
import { PagesOfArea } from './pages/PagesOfArea';

/** The subscriber area with its pages. */
export function MemberEntry({ footer }: { readonly footer: ReactNode }): ReactElement {
  // The page is rendered once the subscriber is known; its code loads until then.
  beginPage(memberPages, useLocation().pathname);
  return (
    <PagesOfArea value={memberPages}>
      <MemberArea footer={footer}>
        <Outlet />
      </MemberArea>
    </PagesOfArea>
  );
}
