import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { MemberArea } from '../member/area/MemberArea';
import { memberPages } from './pages/memberPages';
import { PagesOfArea } from './pages/PagesOfArea';

/** The subscriber area with its pages. */
export function MemberEntry({ footer }: { readonly footer: ReactNode }): ReactElement {
  return (
    <PagesOfArea value={memberPages}>
      <MemberArea footer={footer}>
        <Outlet />
      </MemberArea>
    </PagesOfArea>
  );
}
