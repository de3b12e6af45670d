import type { DeliveryType } from '../../domain/ordering/delivery';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import { formatShortEuros } from '../words/format.fr';

/** What the offers, the orders and the pages of a contract say in the same words. */
export const words = {
  /** M5.24, P9.3. */
  deliveries: {
    locker: 'Retrait en consigne',
    correspondence: 'Livraison à mon adresse de correspondance',
    address: 'Livraison à une autre adresse',
  } satisfies Record<DeliveryType, string>,
  badges: (count: number): string => (count === 1 ? '1 badge' : `${count} badges`),
  /** The value of « Rechargement automatique »: how much, and when (P9.4). */
  reload: ({ value, threshold }: AccountReload): string =>
    `${formatShortEuros(value)} quand il reste moins de ${formatShortEuros(threshold)}`,
};

export type Words = typeof words;
