import { useCallback, type ReactElement } from 'react';
import { confirmPayment } from '../../../application/payment/confirmPayment';
import type { PublicDebt } from '../../../domain/payment/paidReference';
import { useAppDispatch } from '../../state/appHooks';
import { PaymentCheck } from '../PaymentCheck';
import type { Returned } from '../useReturnedPayment';
import { paymentReturns, type ReturnType } from './paymentReturns';
import { ReturnDone } from './ReturnDone';

interface ReturnConfirmedProps {
  readonly type: ReturnType;
  readonly debt: PublicDebt;
  readonly returned: Returned;
}

/**
 * Confirms the payment with the server before the page reports success (decision on the two result families).
 */
export function ReturnConfirmed({ type, debt, returned }: ReturnConfirmedProps): ReactElement {
  const dispatch = useAppDispatch();
  const { type: paid, reference } = debt;
  const { isFree, bankReturn } = returned;
  const confirm = useCallback(
    (onAskingAgain: () => void) =>
      dispatch(confirmPayment({ type: paid, reference, isFree, bankReturn, onAskingAgain })),
    [dispatch, paid, reference, isFree, bankReturn],
  );
  const { failure } = paymentReturns(type, reference);
  return (
    <PaymentCheck reference={reference} isFree={isFree} confirm={confirm} failureAddress={failure}>
      <ReturnDone type={type} paid={paid} reference={reference} isFree={isFree} />
    </PaymentCheck>
  );
}
