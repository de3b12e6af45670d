import type { DeliveryAddressInput } from '../../src/domain/deliveryAddress';
import { emptyBadgeOrder, type KeptBadgeOrder } from '../../src/domain/keptBadgeOrder';

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
    deliveryType: 'LC',
    areTermsAccepted: true,
    ...part,
  };
}
