import { useEffect, useState, type ReactElement } from 'react';
import * as E from 'fp-ts/Either';
import { words } from './words.fr';
import { isSignatureAnnounced } from '../../../application/purchase/keepPurchase';
import { readPaidPurchase } from '../../../application/purchase/purchaseCalls';
import type { OrderReference } from '../../../domain/payment/orderReference';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { ButtonLink } from '../../design/controls/ButtonLink';
import { purchaseAddress } from '../../navigation/purchasePlace';
import { routes } from '../../navigation/routes';
import { useAppDispatch } from '../../state/appHooks';
import { AccessLink } from '../AccessLink';
import { keepReference, orderSteps } from '../nextSteps';
import { PaymentConfirmed } from '../PaymentConfirmed';

interface OrderDoneProps {
  readonly reference: OrderReference;
  /** An order of 0 euro: the page does not mention a payment (M4.5). */
  readonly isFree: boolean;
}

/**
 * A subscription that is paid: what is still to sign first, where and when the badges come, and how to get
 * access (P2.20, M9.10).
 */
export function OrderDone({ reference, isFree }: OrderDoneProps): ReactElement {
  const dispatch = useAppDispatch();
  const [isAnnounced] = useState(() => dispatch(isSignatureAnnounced(reference)));
  const [order, setOrder] = useState<OrderedPurchase | null>(null);
  useEffect(() => {
    void dispatch(readPaidPurchase(reference)).then((found) => {
      if (E.isRight(found)) setOrder(found.right);
    });
  }, [dispatch, reference]);
  const steps = orderSteps(order, isAnnounced);
  return (
    <PaymentConfirmed
      type="order"
      reference={reference}
      isFree={isFree}
      done={isFree ? words.freeOrderDone : words.done.order}
      steps={isFree ? steps : [...steps, keepReference]}
    >
      {!isAnnounced && (
        <ButtonLink
          variant="action"
          to={purchaseAddress({ reference, isSigned: false }, 'contract')}
        >
          {words.sign}
        </ButtonLink>
      )}
      <AccessLink email={order?.email ?? ''} />
      <ButtonLink variant="outline" to={routes.home}>
        {words.backHome}
      </ButtonLink>
    </PaymentConfirmed>
  );
}
