import type { ReactElement } from 'react';
import { words as ordering } from '../../ordering/ordering.words.fr';
import { words } from './words.fr';
import { addressLines } from '../../../domain/ordering/deliveryAddress';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { planNameOf, type SoldPlan } from '../../../domain/ordering/soldPlan';
import { hasOwnBilling, type OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { OrderFact, OrderFacts } from '../../ordering/OrderFacts';
import { operatorLocker } from '../../operator';

interface OrderedFactsProps {
  readonly order: OrderedPurchase;
  readonly plans: readonly SoldPlan[];
}

/** The facts of the server's order (P2.21, P3.17, P3.18). */
export function OrderedFacts({ order, plans }: OrderedFactsProps): ReactElement {
  const { planCode, correspondence, billing, quantity, deliveryType } = order;
  return (
    <OrderFacts>
      <OrderFact label={words.reference}>{order.reference}</OrderFact>
      <OrderFact label={words.plan}>{planNameOf(plans, planCode)}</OrderFact>
      <OrderFact label={words.badges}>{ordering.badges(quantity)}</OrderFact>
      <OrderFact label={words.delivery} lines={placeLines(order)}>
        {ordering.deliveries[deliveryType]}
      </OrderFact>
      <OrderFact
        label={order.customerType === 'professional' ? words.company : words.holder}
        lines={addressLines({ ...correspondence, companyName: '' })}
      >
        {correspondence.companyName}
      </OrderFact>
      {hasOwnBilling(order) ? (
        <OrderFact label={words.billing} lines={addressLines({ ...billing, companyName: '' })}>
          {billing.companyName}
        </OrderFact>
      ) : (
        <OrderFact label={words.billing}>{words.billingToCorrespondence}</OrderFact>
      )}
      <OrderFact label={words.email}>{order.email}</OrderFact>
      <OrderFact label={words.postalInvoices}>
        {order.wantsPostalInvoices ? words.yes : words.no}
      </OrderFact>
      <OrderFact label={words.iban}>
        {order.iban === null ? words.noIban : `•••• ${ibanEnding(order.iban) ?? ''}`}
      </OrderFact>
    </OrderFacts>
  );
}

function placeLines({ deliveryType, deliveryAddress }: OrderedPurchase): readonly string[] {
  if (deliveryType === 'locker') return operatorLocker;
  return deliveryType === 'address' ? addressLines(deliveryAddress) : [];
}
