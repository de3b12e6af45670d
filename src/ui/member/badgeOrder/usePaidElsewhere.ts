import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paidBadgeOrder } from '../../../application/ordering/settleBadgeOrder';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from '../checkout/checkoutReturns';

/**
 * Asks, when the order opens or comes back from the back/forward cache, whether what was placed is paid: the
 * payer may have returned from the bank by another route. If so, the result page replaces it (M4.5).
 */
export function usePaidElsewhere(contractId: number): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const reference = await dispatch(paidBadgeOrder(contractId));
      if (reference === null || !isAwaited) return;
      void navigate(checkoutReturns('badge', reference).success, { replace: true });
    };
    const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && ask());
    void ask();
    window.addEventListener('pageshow', onShow);
    return () => {
      isAwaited = false;
      window.removeEventListener('pageshow', onShow);
    };
  }, [dispatch, navigate, contractId]);
}
