import type { DeliveryAddressError } from '../../domain/ordering/deliveryAddress';
import type { ErrorMessages } from '../messages/messageFor';

/** Rules of the lines of the address (M5.25). */
export const deliveryAddressMessages: ErrorMessages<DeliveryAddressError> = {
  'deliveryAddress/companyName': () => 'Saisissez un nom de 3 à 30 caractères.',
  'deliveryAddress/address': () => 'Saisissez une adresse de 5 à 30 caractères.',
  'deliveryAddress/address2': () => 'Saisissez 30 caractères au plus.',
  'deliveryAddress/address3': () => 'Saisissez 30 caractères au plus.',
  'deliveryAddress/zip': () => 'Saisissez 5 ou 6 caractères.',
  'deliveryAddress/city': () => 'Saisissez une ville de 2 à 25 caractères.',
};
