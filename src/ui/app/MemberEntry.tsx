import type { ReactElement, ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import type { AppStore } from '../../application/store';
import { beginMemberArea } from '../../application/subscriber/subscriberSlice';
import { hasScope } from '../../domain/account/accessToken';
import { MemberArea } from '../member/area/MemberArea';
import { MemberSkeleton } from '../member/area/MemberSkeleton';
import { routeAt } from '../navigation/routeAt';
import { siteRoutes } from '../navigation/routes';
import { lazyPage } from './lazyPage';

/** Starts what every page of the area reads; undefined for those who may not enter (P6.3). */
export function beginMember(store: AppStore): Promise<unknown> | undefined {
  const state = selectSession(store.getState());
  const mayEnter = state.status === 'signedIn' && hasScope(state.session, 'SUBSCRIBER');
  return mayEnter ? store.dispatch(beginMemberArea()) : undefined;
}

/** The subscriber area with its pages. */
export function MemberEntry({ footer }: { readonly footer: ReactNode }): ReactElement {
  // The page is rendered once the subscriber is known; its code loads until then.
  const { pathname } = useLocation();
  const name = routeAt(pathname);
  const route = name && siteRoutes[name];
  if (route) lazyPage(route.page).begin();
  return (
    <MemberArea footer={footer} skeleton={<MemberSkeleton shape={route?.shape} />}>
      <Outlet />
    </MemberArea>
  );
}
