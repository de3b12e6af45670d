import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { beginFreeRamp } from '../../application/freeRamp/enterFreeRamp';
import type { AppStore } from '../../application/store';
import { hasScope, scopeError } from '../../domain/account/accessToken';
import { FreeRampArea } from '../freeRamp/area/FreeRampArea';
import { useAppSelector } from '../state/appHooks';

/**
 * Starts what every page of the area reads; undefined for a visitor without an account, and at an address
 * whose query may name another period of tickets (P4.25).
 */
export function beginAccount(store: AppStore): Promise<unknown> | undefined {
  const state = selectSession(store.getState());
  const hasAccount = state.status === 'signedIn' && hasScope(state.session, 'FREE');
  return hasAccount && window.location.search === '' ? store.dispatch(beginFreeRamp()) : undefined;
}

/** The free-ramp area with its pages; its frame depends on the session (P6.2, P6.4). */
export function FreeRampEntry({ footer }: { readonly footer: ReactNode }): ReactElement {
  const state = useAppSelector(selectSession);
  const holder = state.status === 'signedIn' ? state.session : null;
  return (
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
  );
}
