import { toNullable } from 'fp-ts/Option';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepBadgeOrder, recallBadgeOrder } from '../../../application/member/badgeOrderDraft';
import {
  openBadgeOrderStep,
  type BadgeOrderChoices,
  type BadgeOrderDraft,
  type BadgeOrderStep,
} from '../../../domain/badgeOrder';
import { completeBadgeOrder, type BadgeOrder } from '../../../domain/completeBadgeOrder';
import { withChoices, type KeptBadgeOrder, type PlacedOrder } from '../../../domain/keptBadgeOrder';
import type { SubscriptionTariff } from '../../../domain/subscriptionTariff';
import { useAppDispatch } from '../../state/appHooks';
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
  /** The server has taken the order. */
  readonly placedAs: (placed: PlacedOrder) => void;
}

/** The order under way for a contract: what is chosen is kept at once, the step stands in the address. */
export function useBadgeOrder(contractId: number, tariff: SubscriptionTariff): BadgeOrderState {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const [kept, setKept] = useState(() => dispatch(recallBadgeOrder(contractId)));
  const draft = { ...kept, planCode: tariff.code };
  const named = readOrderStep(search);
  // Who comes back from a payment that failed finds the order where it was left.
  const wanted = named ?? (kept.placed === null ? 'delivery' : 'summary');
  const step = openBadgeOrderStep(wanted, draft);

  return {
    kept,
    draft,
    order: toNullable(completeBadgeOrder(kept, tariff)) ?? undefined,
    step,
    isLedElsewhere: search.has('etape') && step !== named,
    choose: (change) => {
      const next = withChoices(kept, change);
      setKept(next);
      dispatch(keepBadgeOrder(contractId, next));
    },
    placedAs: (placed) => {
      setKept((current) => ({ ...current, placed }));
    },
  };
}
