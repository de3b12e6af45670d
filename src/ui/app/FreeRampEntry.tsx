import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { selectSession } from '../../application/account/sessionSlice';
import { beginFreeRamp } from '../../application/freeRamp/enterFreeRamp';
import type { AppThunk } from '../../application/kernel/AppThunk';
import type { AppState } from '../../application/store';
import { hasScope, scopeError } from '../../domain/account/accessToken';
import { FreeRampArea } from '../freeRamp/area/FreeRampArea';
import { useAppSelector } from '../state/appHooks';
import { AreaFooter } from './frame/AreaFooter';

/** Starts what every page of the area reads; a query may name another period of tickets (P4.25). */
export function beginAccount(search: string): AppThunk<Promise<unknown>, AppState> {
  return (dispatch) => (search === '' ? dispatch(beginFreeRamp()) : Promise.resolve());
}

/** The free-ramp area with its pages; its frame depends on the session (P6.2, P6.4). */
export function FreeRampEntry(): ReactElement {
  const state = useAppSelector(selectSession);
  const holder = state.status === 'signedIn' ? state.session : null;
  return (
    <FreeRampArea
      visit={{
        account: holder && hasScope(holder, 'FREE') ? holder.username : null,
        holder: holder && holder.username,
        closedReason: holder && scopeError(holder, 'FREE'),
      }}
      footer={<AreaFooter />}
    >
      <Outlet />
    </FreeRampArea>
  );
}
