import { useCallback, type ReactElement } from 'react';
import { confirmPayment } from '../../../application/payment/confirmPayment';
import type { PublicDebt } from '../../../domain/paidReference';
import { useAppDispatch } from '../../state/appHooks';
import { PaymentCheck } from '../PaymentCheck';
import { paymentReturns, type ReturnType } from './paymentReturns';
import { ReturnDone } from './ReturnDone';

interface ReturnConfirmedProps {
  readonly type: ReturnType;
  readonly debt: PublicDebt;
}

/** The server is asked before the page says that the payment succeeded (decision on the two result families). */
export function ReturnConfirmed({ type, debt }: ReturnConfirmedProps): ReactElement {
  const dispatch = useAppDispatch();
  const { type: paid, reference } = debt;
  const confirm = useCallback(
    () => dispatch(confirmPayment({ type: paid, reference })),
    [dispatch, paid, reference],
  );
  const { failure } = paymentReturns(type, reference);
  return (
    <PaymentCheck reference={reference} confirm={confirm} failureAddress={failure}>
      <ReturnDone type={type} reference={reference} />
    </PaymentCheck>
  );
}
