import type { To } from 'react-router-dom';
import type { SoldPlan } from '../../domain/soldPlan';
import type { OrderedPurchase } from '../../domain/orderedPurchase';
import type { PurchaseProgress } from '../../domain/purchaseSteps';
import type { PurchaseStep } from '../../domain/purchaseStep';
import type { SubscriptionTariff } from '../../domain/subscriptionTariff';

/** All that the steps of a purchase, and what surrounds them, are drawn from. */
export interface PurchaseFlow {
  readonly step: PurchaseStep;
  readonly progress: PurchaseProgress;
  /** The step shows what was ordered, and changes nothing. */
  readonly isReadOnly: boolean;
  readonly plans: readonly SoldPlan[];
  /** That of the chosen plan. */
  readonly tariff: SubscriptionTariff | null;
  /** null before step 5 has ordered. */
  readonly order: OrderedPurchase | null;
  readonly addressOf: (step: PurchaseStep) => To;
}

export interface PurchaseStepProps {
  readonly flow: PurchaseFlow;
}
