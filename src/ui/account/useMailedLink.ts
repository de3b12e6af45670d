import { toNullable } from 'fp-ts/Option';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readMailToken } from '../../domain/mailToken';
import {
  carryingAccount,
  readCarriedAccount,
  type CarriedAccount,
} from '../navigation/carriedAccount';

/**
 * What a mailed link brings (P2.28, P2.29). It leaves the address bar once it is read and goes on in the history's state: a reload
 * finds it again, nobody reads it over a shoulder. `forget` leaves the e-mail only: a token works once.
 */
export function useMailedLink(): { readonly link: CarriedAccount; readonly forget: () => void } {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: unknown;
  };
  const navigate = useNavigate();
  const inAddress = readAddress(search);
  const link = inAddress ?? readCarriedAccount(state);
  const replace = (carried: CarriedAccount): void => {
    void navigate(pathname, { replace: true, state: carryingAccount(carried) });
  };
  const isInAddress = inAddress !== undefined;
  const hide = useEffectEvent(() => replace(link));
  useEffect(() => {
    if (isInAddress) hide();
  }, [isInAddress]);
  return { link, forget: () => replace({ ...link, token: null }) };
}

/** A plus sign that was not encoded comes as a space, which no e-mail has. */
function readAddress(search: string): CarriedAccount | undefined {
  const parameters = new URLSearchParams(search);
  if (!parameters.has('token') && !parameters.has('email')) return undefined;
  return {
    token: toNullable(readMailToken(parameters.get('token'))),
    email: (parameters.get('email') ?? '').trim().replaceAll(' ', '+'),
  };
}
