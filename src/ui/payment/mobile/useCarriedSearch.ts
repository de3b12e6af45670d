import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What the address carries after its `?`. It leaves the address bar once it is read, an e-mail with it, and goes on in the
 * history's state, which is not ours to trust either: a reload and the way back from the bank find it again.
 */
export function useCarriedSearch(): URLSearchParams {
  const { pathname, search, state } = useLocation() as {
    readonly pathname: string;
    readonly search: string;
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const { carried } = Object(state) as { carried?: unknown };
  const isInAddress = search !== '';
  const hide = useEffectEvent(() => {
    void navigate(pathname, { replace: true, state: { carried: search } });
  });
  useEffect(() => {
    if (isInAddress) hide();
  }, [isInAddress]);
  return new URLSearchParams(isInAddress ? search : typeof carried === 'string' ? carried : '');
}
