import type { PostalDetailsError } from '../../../domain/contract/postalDetails';
import { emailMessages } from '../../forms/fields/emailMessages';
import type { ErrorMessages } from '../../messages/messageFor';

export const postalDetailsMessages: ErrorMessages<PostalDetailsError> = {
  ...emailMessages,
  'postalDetails/not-latin': () => 'Écrivez cette ligne en lettres latines.',
  'postalDetails/address-missing': () => "Saisissez l'adresse, par exemple 12 RUE DU PORT.",
  'postalDetails/zip-missing': () => 'Saisissez le code postal.',
  'postalDetails/city-missing': () => 'Saisissez la ville.',
};
