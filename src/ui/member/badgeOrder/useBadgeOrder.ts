import { toNullable } from 'fp-ts/Option';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeBadgeOrder, recallBadgeOrder } from '../../../application/member/badgeOrderDraft';
import { selectIsOrdering } from '../../../application/member/orderingSlice';
import {
  openBadgeOrderStep,
  type BadgeOrderChoices,
  type BadgeOrderDraft,
  type BadgeOrderStep,
} from '../../../domain/badgeOrderSteps';
import { completeBadgeOrder, type BadgeOrder } from '../../../domain/badgeOrder';
import type { KeptBadgeOrder } from '../../../domain/keptBadgeOrder';
import type { SubscriptionTariff } from '../../../domain/subscriptionTariff';
import { useAppDispatch, useAppSelector } from '../../state/appHooks';
import { readOrderStep } from './orderStepAddress';

export interface BadgeOrderState {
  readonly kept: KeptBadgeOrder;
  readonly draft: BadgeOrderDraft;
  /** undefined until every step is valid. */
  readonly order: BadgeOrder | undefined;
  readonly step: BadgeOrderStep;
  /** The address names a step that is not open, or none that exists. */
  readonly isLedElsewhere: boolean;
  readonly choose: (change: Partial<BadgeOrderChoices>) => void;
  /** The order is on its way to the server, whichever visit of this screen sent it: it cannot be changed meanwhile. */
  readonly isOrdering: boolean;
}

/** The order under way for a contract: what is chosen is kept at once, the step stands in the address. */
export function useBadgeOrder(contractId: number, tariff: SubscriptionTariff): BadgeOrderState {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const isOrdering = useAppSelector((state) => selectIsOrdering(state, contractId));
  const [kept, setKept] = useState(() => dispatch(recallBadgeOrder(contractId)));
  const [wasOrdering, setWasOrdering] = useState(isOrdering);
  if (wasOrdering !== isOrdering) {
    // An order that was placed is kept with its reference.
    setWasOrdering(isOrdering);
    setKept(dispatch(recallBadgeOrder(contractId)));
  }
  const draft = { ...kept, planCode: tariff.code };
  const named = readOrderStep(search);
  // Who comes back from a payment that failed finds the order where it was left.
  const wanted = named ?? (kept.placed === null && !isOrdering ? 'delivery' : 'summary');
  const step = openBadgeOrderStep(wanted, draft);

  return {
    kept,
    draft,
    order: toNullable(completeBadgeOrder(kept, tariff)) ?? undefined,
    step,
    isLedElsewhere: search.has('etape') && step !== named,
    choose: (change) => setKept(dispatch(changeBadgeOrder(contractId, change))),
    isOrdering,
  };
}
