import { useEffect, type ReactElement } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { failureOf } from '../../../application/kernel/RemoteData';
import { selectUsername } from '../../../application/account/sessionSlice';
import { keepSigned } from '../../../application/purchase/keepPurchase';
import { openPurchase } from '../../../application/purchase/openPurchase';
import { paidFact } from '../../../application/purchase/paidFact';
import {
  selectHeldDocuments,
  selectOpenedReference,
  selectOrderPaid,
  selectOrderedPurchase,
} from '../../../application/purchase/purchaseSlice';
import {
  civilityOfOrder,
  statusOfOrder,
  type KeptPurchase,
} from '../../../domain/purchase/keptPurchase';
import { soldPlans } from '../../../domain/ordering/soldPlan';
import {
  differsFromTyped,
  draftOfOrder,
  holderOfOrder,
  totalBeforeChange,
  totalOfOrder,
  type OrderedPurchase,
} from '../../../domain/purchase/orderedPurchase';
import {
  isReadOnlyStep,
  landingPurchaseStep,
  openPurchaseStep,
  type PurchaseProgress,
} from '../../../domain/purchase/purchaseSteps';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import { Fetched } from '../../design/loading/Fetched';
import { purchaseAddress, readPurchaseStep, type OrderPlace } from '../../navigation/purchasePlace';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { UnknownOrder } from './laterSteps';
import { PurchaseSkeleton } from './PurchaseSkeleton';
import { PurchaseSteps } from './PurchaseSteps';

interface OrderedPurchasePartProps {
  readonly place: OrderPlace;
  readonly kept: KeptPurchase;
  readonly tariffs: readonly SubscriptionTariff[];
}

/**
 * The order of the address, loaded from the server: it opens at its signature, at its payment, or at its
 * confirmation (P2.14, P4.5).
 */
export function OrderedPurchasePart({
  place,
  kept,
  tariffs,
}: OrderedPurchasePartProps): ReactElement {
  const dispatch = useAppDispatch();
  const { reference, isSigned } = place;
  const isOpened = useAppSelector(selectOpenedReference) === reference;
  const remote = useAppSelector(selectOrderedPurchase);
  // A sign-out in another tab drops the order that is open here: it is loaded again.
  const username = useAppSelector(selectUsername);
  useEffect(() => {
    void dispatch(openPurchase(reference, tariffs));
    if (isSigned) dispatch(keepSigned(reference));
  }, [dispatch, reference, isSigned, tariffs, username]);

  if (!isOpened) return <PurchaseSkeleton />;
  if (failureOf(remote)?.kind === 'service/not-found') {
    return <UnknownOrder reference={reference} />;
  }
  return (
    <Fetched
      remote={remote}
      level={2}
      skeleton={<PurchaseSkeleton />}
      onRetry={() => void dispatch(openPurchase(reference, tariffs))}
    >
      {(order) => <LoadedOrder order={order} place={place} kept={kept} tariffs={tariffs} />}
    </Fetched>
  );
}

function LoadedOrder({
  order,
  place,
  kept,
  tariffs,
}: OrderedPurchasePartProps & { readonly order: OrderedPurchase }): ReactElement {
  const [search] = useSearchParams();
  const documents = useAppSelector(selectHeldDocuments);
  const paid = paidFact(order, kept, tariffs, useAppSelector(selectOrderPaid));
  const { reference, isSigned } = place;
  const plans = soldPlans(tariffs);
  const orderedTotal = totalBeforeChange(order, kept, tariffs);
  const orderStatus = statusOfOrder(place, kept.placed, paid === 'awaited' ? 'unknown' : paid);
  // Before the server's answer neither the contract nor the payment is offered: it may already be signed or
  // paid.
  if (paid === 'awaited' && orderStatus.paid !== 'yes') return <PurchaseSkeleton />;
  const progress: PurchaseProgress = {
    orderStatus,
    draft: draftOfOrder(order, civilityOfOrder(kept, reference), holderOfOrder(order, kept)),
    sold: plans.map(({ code }) => code),
    isIbanRight: order.iban !== null,
    documents,
  };
  const named = readPurchaseStep(search);
  const step = openPurchaseStep(named ?? landingPurchaseStep(orderStatus), progress);
  const isEarlierOrder =
    orderStatus.signed === 'unknown' &&
    orderStatus.paid !== 'yes' &&
    kept.placed?.reference === reference &&
    differsFromTyped(order, kept.draft);
  const here = { reference, isSigned: orderStatus.signed === 'announced' };
  return (
    <>
      {((search.has('etape') && step !== named) || here.isSigned !== isSigned) && (
        <Navigate to={purchaseAddress(here, named && step)} replace />
      )}
      <PurchaseSteps
        flow={{
          step,
          progress,
          isReadOnly: isReadOnlyStep(step, orderStatus),
          plans,
          tariff:
            orderedTotal === null
              ? (tariffs.find(({ code }) => code === order.planCode) ?? null)
              : null,
          order,
          isEarlierOrder,
          orderedTotal,
          amountDue: totalOfOrder(order, kept, tariffs),
          addressOf: (one) => purchaseAddress(here, one),
        }}
      />
    </>
  );
}
