import { useNavigate } from 'react-router-dom';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentNotOpened } from '../../application/payment/payByCard';
import { payOnce, type OncePayment } from '../../application/payment/payOnce';
import { ofEarlierPayment } from '../navigation/stateFlags';
import { useRun, type Run } from '../state/useRun';

/**
 * Runs a card payment. If it turns out to be paid already, opens its success address, which requests the
 * confirmation, unless the payer has left.
 */
export function usePayOnce(): Run<[OncePayment], ServiceError | PaymentNotOpened> {
  const navigate = useNavigate();
  return useRun(payOnce, (isPaid, { isAwaited, returns }) => {
    if (isPaid && isAwaited()) void navigate(returns.success, { state: ofEarlierPayment });
  });
}
