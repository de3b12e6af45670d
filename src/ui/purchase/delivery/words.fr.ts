import type { DeliveryAddressError } from '../../../domain/ordering/deliveryAddress';
import type { PurchaseDeliveryError } from '../../../domain/purchase/purchaseDelivery';
import type { ErrorMessages } from '../../messages/messageFor';

/** Step 3 of the purchase. */
export const words = {
  quantity: 'Nombre de badges',
  quantityHint: (most: number): string => `De 1 à ${most} badges, un par véhicule.`,
  choose: 'Choisissez',
  postalInvoices: 'Recevoir mes factures par courrier',
  postalInvoicesHint:
    'Option payante, au tarif en vigueur. Sinon, vos factures vous attendent dans votre espace.',
  /** P5.7. */
  errors: {
    'purchaseDelivery/quantity-missing': () => 'Choisissez le nombre de badges.',
    'purchaseDelivery/deliveryType-missing': () => 'Choisissez un mode de livraison.',
  } satisfies ErrorMessages<Exclude<PurchaseDeliveryError, DeliveryAddressError>>,
};

export type Words = typeof words;
