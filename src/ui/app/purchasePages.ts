import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { island } from '../state/island';

/** One page for its three addresses: the router keeps it from one to the other (P2.14). */
const PurchasePage = island(async () => (await import('../purchase/PurchasePage')).PurchasePage);

/** The purchase of a subscription, too seldom seen for the first load to name it. */
export const purchasePages: Readonly<Record<string, ComponentType>> = {
  [routes.purchase]: PurchasePage,
  [routes.purchaseOrder]: PurchasePage,
  [routes.purchaseState]: PurchasePage,
};
