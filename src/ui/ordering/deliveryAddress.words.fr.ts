import type {
  DeliveryAddressError,
  DeliveryAddressField,
} from '../../domain/ordering/deliveryAddress';
import type { ErrorMessages } from '../messages/messageFor';

/** Another address of delivery. */
export const words = {
  title: 'Adresse de livraison',
  lines: {
    companyName: 'Raison sociale',
    address: 'Adresse',
    address2: 'Adresse 2',
    address3: 'Adresse 3',
    zip: 'Code postal',
    city: 'Ville',
  } satisfies Record<DeliveryAddressField, string>,
  companyNameHint: 'Le nom de la société ou de la personne.',
  /** M5.25. */
  errors: {
    'deliveryAddress/not-latin': () => 'Écrivez cette ligne en lettres latines.',
    'deliveryAddress/companyName': () => 'Saisissez un nom de 3 à 30 caractères.',
    'deliveryAddress/address': () => 'Saisissez une adresse de 5 à 30 caractères.',
    'deliveryAddress/address2': () => 'Saisissez 30 caractères au plus.',
    'deliveryAddress/address3': () => 'Saisissez 30 caractères au plus.',
    'deliveryAddress/zip': () => 'Saisissez 5 ou 6 caractères.',
    'deliveryAddress/city': () => 'Saisissez une ville de 2 à 25 caractères.',
  } satisfies ErrorMessages<DeliveryAddressError>,
};

export type Words = typeof words;
