import { useCallback, type ReactElement } from 'react';
import { confirmMemberPayment } from '../../../application/member/confirmMemberPayment';
import type { MemberPaymentType, PaidReference } from '../../../domain/paidReference';
import { Button } from '../../design/Button';
import { PageHeading } from '../../design/PageHeading';
import { messageFor } from '../../messages/messageFor';
import { PaymentCard } from '../../payment/PaymentCard';
import { paymentNotices } from '../../payment/paymentNotices';
import { PaymentDone } from './PaymentDone';
import { ContactLinks } from '../../shell/ContactLinks';
import { usePaymentConfirmation } from '../../payment/usePaymentConfirmation';
import { useAppDispatch } from '../../state/appHooks';
import { checkoutReturns } from './checkoutReturns';

interface PaymentConfirmationProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference;
}

/** Says that a payment succeeded once the server has said so (M4.6); while that cannot be asked, keeps the reference in view (M8.2). */
export function PaymentConfirmation({ type, reference }: PaymentConfirmationProps): ReactElement {
  const dispatch = useAppDispatch();
  const confirm = useCallback(
    () => dispatch(confirmMemberPayment({ type, reference })),
    [dispatch, type, reference],
  );
  const { failure } = checkoutReturns(type, reference);
  const { status, askAgain } = usePaymentConfirmation(confirm, failure);
  if (status === 'confirmed') return <PaymentDone type={type} reference={reference} />;
  const isFirst = status === 'asking';
  return (
    <>
      <PageHeading>Vérification du paiement</PageHeading>
      <PaymentCard tone="waiting" reference={reference}>
        <p role="status">
          {status !== 'unverified' &&
            'Nous vérifions votre paiement, cela prend quelques secondes…'}
        </p>
        {!isFirst && (
          <>
            <p>{messageFor(paymentNotices, { kind: 'payment/unverified', reference })}</p>
            <p>
              Si votre banque a accepté le paiement, il n'est pas perdu{'\u202f'}: ne payez pas une
              seconde fois avant d'avoir réessayé.
            </p>
            <Button busy={status === 'askingAgain'} onClick={askAgain}>
              Réessayer
            </Button>
            <ContactLinks />
          </>
        )}
      </PaymentCard>
    </>
  );
}
