import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { asRecord } from '../../../domain/basis/asRecord';
import { mailedParameters } from '../../../domain/basis/mailedAddress';

/**
 * The search of the address. It is moved from the address bar, because it contains an e-mail, to the history
 * state: a reload and the return from the bank read it again. Neither source is trusted.
 */
export function useCarriedSearch(): URLSearchParams {
  const { pathname, search, state } = useLocation() as {
    readonly pathname: string;
    readonly search: string;
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const { carried } = asRecord(state);
  const isInAddress = search !== '';
  const hide = useEffectEvent(() => {
    void navigate(pathname, { replace: true, state: { carried: search } });
  });
  useEffect(() => {
    if (isInAddress) hide();
  }, [isInAddress]);
  return mailedParameters(isInAddress ? search : typeof carried === 'string' ? carried : '');
}
