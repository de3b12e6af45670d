import type { ReactElement } from 'react';
import { formatEuros, type Cents } from '../../../domain/basis/money';
import { addressLines } from '../../../domain/ordering/deliveryAddress';
import { ibanEnding } from '../../../domain/bank/maskedIban';
import { offerNames, type SoldPlan } from '../../../domain/ordering/soldPlan';
import { hasOwnBilling, type OrderedPurchase } from '../../../domain/purchase/orderedPurchase';
import { badgeCount } from '../../ordering/badgeCount';
import { deliveryWords } from '../../ordering/deliveryWords';
import { OrderFact, OrderFacts } from '../../ordering/OrderFacts';
import { operatorLocker } from '../../operator';

interface OrderedFactsProps {
  readonly order: OrderedPurchase;
  readonly plans: readonly SoldPlan[];
  /** What was paid; null where it is unknown or not paid. */
  readonly paid?: Cents | null;
}

/** The facts of the server's order (P2.21, P3.17, P3.18). */
export function OrderedFacts({ order, plans, paid = null }: OrderedFactsProps): ReactElement {
  const { planCode, correspondence, billing, quantity, deliveryType } = order;
  const plan = plans.find(({ code }) => code === planCode);
  return (
    <OrderFacts>
      <OrderFact label="Référence de la commande">{order.reference}</OrderFact>
      {paid !== null && <OrderFact label="Montant réglé">{formatEuros(paid)}</OrderFact>}
      <OrderFact label="Offre">{plan?.name ?? offerNames[planCode]}</OrderFact>
      <OrderFact label="Badges">{badgeCount(quantity)}</OrderFact>
      <OrderFact label="Mode de livraison" lines={placeLines(order)}>
        {deliveryWords[deliveryType]}
      </OrderFact>
      <OrderFact
        label={order.customerType === 'professional' ? 'Société' : 'Titulaire'}
        lines={addressLines({ ...correspondence, companyName: '' })}
      >
        {correspondence.companyName}
      </OrderFact>
      {hasOwnBilling(order) ? (
        <OrderFact label="Facturation" lines={addressLines({ ...billing, companyName: '' })}>
          {billing.companyName}
        </OrderFact>
      ) : (
        <OrderFact label="Facturation">À l'adresse de correspondance</OrderFact>
      )}
      <OrderFact label="Adresse e-mail">{order.email}</OrderFact>
      <OrderFact label="Factures par courrier">
        {order.wantsPostalInvoices ? 'Oui' : 'Non'}
      </OrderFact>
      <OrderFact label="IBAN">
        {order.iban === null ? 'Non renseigné' : `•••• ${ibanEnding(order.iban) ?? ''}`}
      </OrderFact>
    </OrderFacts>
  );
}

function placeLines({ deliveryType, deliveryAddress }: OrderedPurchase): readonly string[] {
  if (deliveryType === 'locker') return operatorLocker;
  return deliveryType === 'address' ? addressLines(deliveryAddress) : [];
}
