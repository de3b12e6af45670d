import type { PurchaseDeliveryError } from '../../../domain/purchase/purchaseDelivery';
import type { ErrorMessages } from '../../messages/messageFor';
import { deliveryAddressMessages } from '../../ordering/deliveryAddressMessages';

/** P5.7. */
export const deliveryMessages: ErrorMessages<PurchaseDeliveryError> = {
  ...deliveryAddressMessages,
  'purchaseDelivery/quantity-missing': () => 'Choisissez le nombre de badges.',
  'purchaseDelivery/deliveryType-missing': () => 'Choisissez un mode de livraison.',
};
