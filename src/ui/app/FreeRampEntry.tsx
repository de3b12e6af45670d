import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, scopeError } from '../../domain/account/accessToken';
import { FreeRampArea } from '../freeRamp/area/FreeRampArea';
import { useAppSelector } from '../state/appHooks';
import { freeRampPages } from './pages/freeRampPages';
import { PagesOfArea } from './pages/PagesOfArea';

export { freeRampPages };

/** The free-ramp area with its pages; its frame depends on the session (P6.2, P6.4). */
export function FreeRampEntry({ footer }: { readonly footer: ReactNode }): ReactElement {
  const state = useAppSelector(selectSession);
  const holder = state.status === 'signedIn' ? state.session : null;
  return (
    <PagesOfArea value={freeRampPages}>
      <FreeRampArea
        visit={{
          account: holder && hasScope(holder, 'FREE') ? holder.username : null,
          holder: holder && holder.username,
          closedReason: holder && scopeError(holder, 'FREE'),
        }}
        footer={footer}
      >
        <Outlet />
      </FreeRampArea>
    </PagesOfArea>
  );
}
