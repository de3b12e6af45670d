import { completeBadgeOrder, type BadgeOrder } from '../../../src/domain/ordering/badgeOrder';
import type { DeliveryAddressInput } from '../../../src/domain/ordering/deliveryAddress';
import { emptyBadgeOrder, type KeptBadgeOrder } from '../../../src/domain/ordering/keptBadgeOrder';
import type { SubscriptionTariff } from '../../../src/domain/ordering/subscriptionTariff';
import { aTariff } from '../subscriber/builders';

/** An Idempotency-Key. */
export const anOrderKey = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';

/** Another address, from the contract's request example. */
export const otherAddress: DeliveryAddressInput = {
  companyName: 'CAMILLE DURAND',
  address: '5 CHEMIN DES CALANQUES',
  address2: '',
  address3: '',
  zip: '13009',
  city: 'MARSEILLE',
};

/**
 * A stored order with every step valid: two badges to the correspondence address, terms accepted.
 */
export function aKeptOrder(part: Partial<KeptBadgeOrder> = {}): KeptBadgeOrder {
  return {
    ...emptyBadgeOrder,
    quantity: 2,
    deliveryType: 'correspondence',
    areTermsAccepted: true,
    ...part,
  };
}

/** The complete order for these choices. Throws if a step is invalid. */
export function aBadgeOrder(
  part: Partial<KeptBadgeOrder> = {},
  tariff: Partial<SubscriptionTariff> = {},
): BadgeOrder {
  const order = completeBadgeOrder(aKeptOrder(part), aTariff(tariff));
  if (order === null) throw new Error('These choices make no complete order.');
  return order;
}
