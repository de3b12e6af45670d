import { useEffect, type ReactElement } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { chooseOfferedPlan } from '../../../application/purchase/keepPurchase';
import {
  selectHeldDocuments,
  selectIsOrderingSubscription,
  selectIsIbanRight,
} from '../../../application/purchase/purchaseSlice';
import { isWaiting, type KeptPurchase } from '../../../domain/purchase/keptPurchase';
import { soldPlans } from '../../../domain/ordering/soldPlan';
import { openPurchaseStep, type PurchaseProgress } from '../../../domain/purchase/purchaseSteps';
import { isOrderable, type SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import {
  leadingBackFrom,
  purchaseAddress,
  readOfferedPlan,
  readPurchaseStep,
} from '../../navigation/purchasePlace';
import { useWait } from '../../state/useWait';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { PurchaseSteps } from './PurchaseSteps';

interface NewPurchaseProps {
  readonly kept: KeptPurchase;
  readonly tariffs: readonly SubscriptionTariff[];
  /** Number of unreadable prices: a plan may be missing (P7.2). */
  readonly unreadable: number;
}

/**
 * A purchase before its order: steps 1 to 5 (P4.1). An order that waits for signature or payment replaces
 * it.
 */
export function NewPurchase({ kept, tariffs, unreadable }: NewPurchaseProps): ReactElement {
  const [search] = useSearchParams();
  const isOrdering = useAppSelector(selectIsOrderingSubscription);
  const isIbanRight = useAppSelector(selectIsIbanRight);
  const documents = useAppSelector(selectHeldDocuments);
  const plans = soldPlans(tariffs.filter(isOrderable));
  const isPriceMissing = unreadable > 0 || plans.length < soldPlans(tariffs).length;
  const placed = isWaiting(kept) && !isOrdering ? kept.placed : null;
  const offer = useOfferedPlan(search, plans, placed !== null);

  const named = readPurchaseStep(search);
  // Here, not in step 5, which the answer to the order unmounts before it opens step 6.
  const wait = useWait(named ?? undefined);
  if (placed) {
    return <Navigate to={purchaseAddress(placed, named)} replace />;
  }
  const progress: PurchaseProgress = {
    orderStatus: null,
    draft: kept.draft,
    sold: plans.map(({ code }) => code),
    isIbanRight,
    documents,
  };
  const step = openPurchaseStep(named ?? 'choice', progress);
  const { planCode } = kept.draft.choice;
  return (
    <>
      {search.has('etape') && step !== named && offer !== 'opening' && (
        <Navigate to={purchaseAddress(null, step)} state={leadingBackFrom(named)} replace />
      )}
      <PurchaseSteps
        flow={{
          step,
          progress,
          isReadOnly: false,
          plans,
          tariff: tariffs.find(({ code }) => code === planCode) ?? null,
          order: null,
          isEarlierOrder: false,
          orderedTotal: null,
          amountDue: null,
          missing: isPriceMissing ? 'price' : offer === 'notSold' ? 'offer' : null,
          addressOf: (one) => purchaseAddress(null, one),
          wait,
        }}
      />
    </>
  );
}

/**
 * Selects the plan of the address once, and removes it from the address; one that is not sold stays there. If
 * an order waits, the page redirects to it instead, so that there is only one redirect.
 */
function useOfferedPlan(
  search: URLSearchParams,
  plans: readonly { readonly code: string }[],
  isLeaving: boolean,
): 'none' | 'opening' | 'notSold' {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const offered = readOfferedPlan(search);
  const isSold = plans.some(({ code }) => code === offered);
  useEffect(() => {
    if (offered === null || !isSold || isLeaving) return;
    dispatch(chooseOfferedPlan(offered));
    void navigate(purchaseAddress(null), { replace: true });
  }, [dispatch, isLeaving, isSold, navigate, offered]);
  if (offered === null) return 'none';
  return isSold ? 'opening' : 'notSold';
}
