import type { DeliveryType } from '../../domain/ordering/delivery';

/** Labels of the deliveries (M5.24, P9.3). */
export const deliveryWords: Readonly<Record<DeliveryType, string>> = {
  locker: 'Retrait en consigne',
  correspondence: 'Livraison à mon adresse de correspondance',
  address: 'Livraison à une autre adresse',
};
