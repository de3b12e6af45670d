import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readMailToken } from '../../../domain/account/mailToken';
import { mailedParameters } from '../../../domain/basis/mailedAddress';
import {
  carryingAccount,
  readCarriedAccount,
  type CarriedAccount,
} from '../../navigation/carriedAccount';

/**
 * The token and the e-mail of a mailed link (P2.28, P2.29). They are moved from the address bar to the
 * history state: a reload reads them again, and the address bar does not show them. `forget` removes the
 * token, which is valid once, and leaves the e-mail.
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

/** A plus sign that was not encoded is decoded as a space; no e-mail contains spaces. */
function readAddress(search: string): CarriedAccount | undefined {
  const parameters = mailedParameters(search);
  if (!parameters.has('token') && !parameters.has('email')) return undefined;
  return {
    token: readMailToken(parameters.get('token')),
    email: (parameters.get('email') ?? '').trim().replaceAll(' ', '+'),
  };
}
