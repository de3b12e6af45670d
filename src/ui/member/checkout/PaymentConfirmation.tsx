import { useCallback, type ReactElement } from 'react';
import { confirmMemberPayment } from '../../../application/subscriber/confirmMemberPayment';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import { PaymentCheck } from '../../payment/PaymentCheck';
import type { Returned } from '../../payment/useReturnedPayment';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from './checkoutReturns';
import { PaymentDone } from './PaymentDone';

interface PaymentConfirmationProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference;
  readonly returned: Returned;
}

/** Requests the confirmation of the payment, and updates the subscriber once it is confirmed (M4.6). */
export function PaymentConfirmation({
  type,
  reference,
  returned,
}: PaymentConfirmationProps): ReactElement {
  const dispatch = useAppDispatch();
  const { isFree, bankReturn } = returned;
  const confirm = useCallback(
    (onAskingAgain: () => void) =>
      dispatch(confirmMemberPayment({ type, reference, isFree, bankReturn, onAskingAgain })),
    [dispatch, type, reference, isFree, bankReturn],
  );
  const { failure } = checkoutReturns(type, reference);
  return (
    <PaymentCheck reference={reference} isFree={isFree} confirm={confirm} failureAddress={failure}>
      <PaymentDone type={type} reference={reference} isFree={isFree} />
    </PaymentCheck>
  );
}
