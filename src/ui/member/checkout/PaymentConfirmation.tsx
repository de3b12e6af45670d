import { useCallback, type ReactElement } from 'react';
import { confirmMemberPayment } from '../../../application/member/confirmMemberPayment';
import type { MemberPaymentType, PaidReference } from '../../../domain/paidReference';
import { PaymentCheck } from '../../payment/PaymentCheck';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from './checkoutReturns';
import { PaymentDone } from './PaymentDone';

interface PaymentConfirmationProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference;
}

/** What a subscriber pays changes what the area shows, once the server says that it stands (M4.6). */
export function PaymentConfirmation({ type, reference }: PaymentConfirmationProps): ReactElement {
  const dispatch = useAppDispatch();
  const confirm = useCallback(
    () => dispatch(confirmMemberPayment({ type, reference })),
    [dispatch, type, reference],
  );
  const { failure } = checkoutReturns(type, reference);
  return (
    <PaymentCheck reference={reference} confirm={confirm} failureAddress={failure}>
      <PaymentDone type={type} reference={reference} />
    </PaymentCheck>
  );
}
