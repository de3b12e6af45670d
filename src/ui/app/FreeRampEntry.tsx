import { toNullable } from 'fp-ts/Option';
import type { ReactElement, ReactNode } from 'react';
import { selectSession } from '../../application/account/sessionSlice';
import { hasScope, scopeError } from '../../domain/accessToken';
import { FreeRampArea } from '../freeRamp/FreeRampArea';
import { useAppSelector } from '../state/appHooks';
import { RequireSession } from './RequireSession';

/** The free-ramp area as the session of its visitor opens it (P6.2, P6.4). */
export function FreeRampEntry({ footer }: { readonly footer: ReactNode }): ReactElement {
  const state = useAppSelector(selectSession);
  const holder = state.status === 'signedIn' ? state.session : null;
  return (
    <FreeRampArea
      visit={{
        account: holder && hasScope(holder, 'FREE') ? holder.username : null,
        holder: holder && holder.username,
        closedReason: holder && toNullable(scopeError(holder, 'FREE')),
      }}
      guarded={(page) => <RequireSession scope="FREE">{page}</RequireSession>}
      footer={footer}
    />
  );
}
