import { words } from './payment.words.fr';
import { badgeIcon, bankIcon, checkIcon, editIcon, mailIcon } from '../../../generated/icons';
import { addressLines } from '../../domain/ordering/deliveryAddress';
import type { OrderedPurchase } from '../../domain/purchase/orderedPurchase';
import { operatorLocker } from '../operator';
import type { PaymentStep } from './PaymentSteps';

/** The last step of every payment. */
export const keepReference: PaymentStep = { icon: bankIcon, ...words.steps.keepReference };

/**
 * After the payment of a subscription: what is still to sign, where and when the badges come, and how to get
 * access. `order` is null while it is not known.
 */
export function orderSteps(
  order: OrderedPurchase | null,
  isAnnounced: boolean,
): readonly PaymentStep[] {
  const { contract, delivery, access } = words.steps;
  return [
    {
      icon: editIcon,
      title: contract.title,
      text: isAnnounced ? contract.announced : contract.toSign,
    },
    { icon: badgeIcon, title: delivery.title, text: whereBadgesCome(order) },
    { icon: mailIcon, ...access },
  ];
}

function whereBadgesCome(order: OrderedPurchase | null): string {
  const { locker, sent, unknown } = words.steps.delivery;
  if (order === null) return unknown;
  if (order.deliveryType === 'locker') return locker(operatorLocker.join(', '));
  const lines = addressLines(
    order.deliveryType === 'address'
      ? order.deliveryAddress
      : { ...order.correspondence, companyName: '' },
  );
  return sent(lines.join(', '));
}

/** After the payment of unpaid invoices. */
export const invoiceSteps: readonly PaymentStep[] = [
  { icon: checkIcon, ...words.steps.settled, isDone: true },
  { icon: badgeIcon, ...words.steps.badges },
];
