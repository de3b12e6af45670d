import type { To } from 'react-router-dom';
import type { Cents } from '../../../domain/basis/money';
import type { SoldPlan } from '../../../domain/ordering/soldPlan';
import type { OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import type { PurchaseProgress } from '../../../domain/purchase/purchaseSteps';
import type { PurchaseStep } from '../../../domain/purchase/purchaseStep';
import type { SubscriptionTariff } from '../../../domain/ordering/subscriptionTariff';

/** Props of the steps of a purchase and of the parts around them. */
export interface PurchaseFlow {
  readonly step: PurchaseStep;
  readonly progress: PurchaseProgress;
  /** The step is read-only, after the order. */
  readonly isReadOnly: boolean;
  readonly plans: readonly SoldPlan[];
  /**
   * Tariff of the chosen plan; null before the choice, for a plan that is no longer sold, and for an order
   * that was placed at another price.
   */
  readonly tariff: SubscriptionTariff | null;
  /** Null before the order of step 5. */
  readonly order: OrderedPurchase | null;
  /** The order is an earlier version of what this device has typed since. */
  readonly isEarlierOrder: boolean;
  /** The price of the order, where it differs from the published one: then it is what is paid. */
  readonly orderedTotal: Cents | null;
  /** What is due for the order; null before it, and where no price of it is known. */
  readonly amountDue: Cents | null;
  /** What is missing among the plans: a price that cannot be read (P7.2), or the offer of the address. */
  readonly missing?: 'price' | 'offer' | null;
  readonly addressOf: (step: PurchaseStep) => To;
  /** Starts a wait that ends when the visitor leaves the step (`useWait`); absent after the order. */
  readonly wait?: () => () => boolean;
}

export interface PurchaseStepProps {
  readonly flow: PurchaseFlow;
}
