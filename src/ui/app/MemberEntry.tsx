import type { ReactElement } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { beginMemberArea } from '../../application/subscriber/subscriberSlice';
import { MemberArea } from '../member/area/MemberArea';
import { MemberSkeleton } from '../member/area/MemberSkeleton';
import { AreaFooter } from './frame/AreaFooter';
import type { RouteHandle } from './Root';

/** Starts what every page of the area reads. */
export const beginMember = beginMemberArea;

/** The subscriber area with its pages. */
export function MemberEntry(): ReactElement {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <MemberArea footer={<AreaFooter />} skeleton={<MemberSkeleton shape={handle?.shape} />}>
      <Outlet />
    </MemberArea>
  );
}
