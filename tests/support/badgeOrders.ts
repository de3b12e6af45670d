import { toNullable } from 'fp-ts/Option';
import { completeBadgeOrder, type BadgeOrder } from '../../src/domain/badgeOrder';
import type { DeliveryAddressInput } from '../../src/domain/deliveryAddress';
import { emptyBadgeOrder, type KeptBadgeOrder } from '../../src/domain/keptBadgeOrder';
import type { SubscriptionTariff } from '../../src/domain/subscriptionTariff';
import { aTariff } from './builders';

/** Of a wish to order. */
export const anOrderKey = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';

/** Another address, as the contract's request example sends it. */
export const otherAddress: DeliveryAddressInput = {
  companyName: 'CAMILLE DURAND',
  address: '5 CHEMIN DES CALANQUES',
  address2: '',
  address3: '',
  zip: '13009',
  city: 'MARSEILLE',
};

/** Two badges to the correspondence address, the terms accepted: every step is valid. */
export function aKeptOrder(part: Partial<KeptBadgeOrder> = {}): KeptBadgeOrder {
  return {
    ...emptyBadgeOrder,
    quantity: 2,
    deliveryType: 'correspondence',
    areTermsAccepted: true,
    ...part,
  };
}

/** The complete order of these choices. Throws when a step is not valid. */
export function aBadgeOrder(
  part: Partial<KeptBadgeOrder> = {},
  tariff: Partial<SubscriptionTariff> = {},
): BadgeOrder {
  const order = toNullable(completeBadgeOrder(aKeptOrder(part), aTariff(tariff)));
  if (order === null) throw new Error('These choices make no complete order.');
  return order;
}
