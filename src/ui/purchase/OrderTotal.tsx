import type { ReactElement } from 'react';
import { formatEuros } from '../../domain/money';
import { priceSoFar } from '../../domain/orderPricing';
import { pricedPurchase } from '../../domain/pricedPurchase';
import { badgeCount } from '../ordering/badgeCount';
import type { PurchaseFlow } from './PurchaseFlow';
import styles from './StepForm.module.css';

/** What the order comes to so far, beside the buttons of a phone: there the table of the price stands below. */
export function OrderTotal({ flow }: { readonly flow: PurchaseFlow }): ReactElement | null {
  const order = pricedPurchase(flow.progress.draft);
  const { total, shipping } = priceSoFar(flow.tariff, order);
  if (total === null || order.quantity === null) return null;
  return (
    <p className={styles.total}>
      {badgeCount(order.quantity)}
      {shipping === null && ', hors livraison'}
      <strong>{formatEuros(total)}</strong>
    </p>
  );
}
