import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeBadgeOrder, recallBadgeOrder } from '../../../application/ordering/badgeOrderDraft';
import { selectIsOrdering } from '../../../application/ordering/orderingSlice';
import {
  openBadgeOrderStep,
  type BadgeOrderChoices,
  type BadgeOrderDraft,
  type BadgeOrderStep,
} from '../../../domain/ordering/badgeOrderSteps';
import { completeBadgeOrder, type BadgeOrder } from '../../../domain/ordering/badgeOrder';
import type { Contract } from '../../../domain/contract/contract';
import { canDeliverTo } from '../../../domain/ordering/delivery';
import { withOpenDelivery, type KeptBadgeOrder } from '../../../domain/ordering/keptBadgeOrder';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { readOrderStep } from './orderStepAddress';

export interface BadgeOrderState {
  readonly kept: KeptBadgeOrder;
  readonly draft: BadgeOrderDraft;
  /** Undefined until every step is valid. */
  readonly order: BadgeOrder | undefined;
  readonly step: BadgeOrderStep;
  /** The step of the address is locked, or unknown. */
  readonly isLedElsewhere: boolean;
  readonly choose: (change: Partial<BadgeOrderChoices>) => void;
  /** The order is being sent, by this or an earlier visit of the screen: it is read-only. */
  readonly isOrdering: boolean;
}

/** The current order of a contract: choices are stored at once, the step is in the address. */
export function useBadgeOrder(
  { id: contractId, correspondence }: Contract,
  tariff: SubscriptionTariff,
): BadgeOrderState {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const isOrdering = useAppSelector((state) => selectIsOrdering(state, contractId));
  const [recalled, setKept] = useState(() => dispatch(recallBadgeOrder(contractId)));
  const [wasOrdering, setWasOrdering] = useState(isOrdering);
  if (wasOrdering !== isOrdering) {
    // A placed order is stored with its reference.
    setWasOrdering(isOrdering);
    setKept(dispatch(recallBadgeOrder(contractId)));
  }
  // The back/forward cache keeps this page as it was left: an order that was paid since is no longer stored.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) setKept(dispatch(recallBadgeOrder(contractId)));
  });
  const kept = withOpenDelivery(recalled, canDeliverTo(correspondence));
  const draft = { ...kept, planCode: tariff.code };
  const named = readOrderStep(search);
  // Without a step in the address: an order that is placed or being sent opens at the summary, any other at
  // the first step.
  const wanted = named ?? (kept.placed === null && !isOrdering ? 'delivery' : 'summary');
  const step = openBadgeOrderStep(wanted, draft);

  return {
    kept,
    draft,
    order: completeBadgeOrder(kept, tariff) ?? undefined,
    step,
    isLedElsewhere: search.has('etape') && step !== named,
    choose: (change) => setKept(dispatch(changeBadgeOrder(contractId, change))),
    isOrdering,
  };
}
