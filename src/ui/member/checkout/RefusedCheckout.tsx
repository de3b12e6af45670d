import { useState, type ReactElement } from 'react';
import type { To } from 'react-router-dom';
import { words } from '../../payment/payment.words.fr';
import { isOrderKept } from '../../../application/ordering/badgeOrderDraft';
import { whyNotAgain } from '../../../application/payment/paymentRecords';
import { selectContractOfPayment } from '../../../application/subscriber/selectContractOfPayment';
import type { MemberPaymentType, PaidReference } from '../../../domain/payment/paidReference';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { routes } from '../../navigation/routes';
import { PaymentRefusal } from '../../payment/PaymentRefusal';
import { useAppDispatch } from '../../state/appHooks';
import { addressOfOrderStep } from '../badgeOrder/orderStepAddress';

interface RefusedCheckoutProps {
  readonly type: MemberPaymentType;
  readonly reference: PaidReference | undefined;
  readonly isFree: boolean;
}

/** Where a payment is taken up again: the order that this device keeps, or the banner of what is unpaid. */
const wayBack: Readonly<Record<MemberPaymentType, To>> = {
  badge: { pathname: routes.badgeOrder, ...addressOfOrderStep('summary') },
  invoice: routes.dashboard,
};

/** A refused payment (M2.28, M8.5). */
export function RefusedCheckout({ type, reference, isFree }: RefusedCheckoutProps): ReactElement {
  const dispatch = useAppDispatch();
  const [isOrderLost] = useState(
    () => type === 'badge' && reference !== undefined && !dispatch(isOrderKept(reference)),
  );
  const [reason] = useState(() => dispatch(whyNotAgain(reference)));
  const mayBeRetried = reason !== 'confirmed';
  const isResumed = reference !== undefined && !isFree && mayBeRetried;
  const isOrderedAnew = type === 'badge' && !isResumed && mayBeRetried;
  // Beside a warning the way on is no payment.
  const isAdvised = (isResumed || isOrderedAnew) && reason === null && !isOrderLost;
  return (
    <PaymentRefusal
      reference={reference}
      isFree={isFree}
      isOnSite={isResumed && !isOrderLost}
      sentence="Votre paiement n'a pas été validé."
    >
      {isOrderLost && mayBeRetried && (
        <p>
          Cette commande n'est pas gardée dans cet onglet&#8239;: avant d'en passer une autre,
          appelez-nous avec sa référence.
        </p>
      )}
      {isResumed ? (
        <ButtonLink
          variant={isAdvised ? 'primary' : 'outline'}
          to={wayBack[type]}
          onClick={() => dispatch(selectContractOfPayment(reference))}
        >
          {words.resume}
        </ButtonLink>
      ) : (
        isOrderedAnew && <ButtonLink to={routes.badgeOrder}>Commander un badge</ButtonLink>
      )}
      <ButtonLink variant={isAdvised ? 'outline' : 'primary'} to={routes.dashboard}>
        Retour au tableau de bord
      </ButtonLink>
    </PaymentRefusal>
  );
}
