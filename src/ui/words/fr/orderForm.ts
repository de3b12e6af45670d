import type { Cents } from '../../../domain/basis/money';
import type {
  DeliveryAddressError,
  DeliveryAddressField,
} from '../../../domain/ordering/deliveryAddress';
import type { ErrorMessages } from '../../messages/messageFor';
import { formatEuros } from './format';

/** The delivery and the terms of an order. */
export const words = {
  delivery: 'Mode de livraison',
  free: 'Sans frais.',
  costs: (amount: Cents): string => `Frais de livraison\u202f: ${formatEuros(amount)}.`,
  locker: (place: string): string => `${place}. Consigne ouverte 24\u202fh/24.`,
  place: (place: string): string => `${place}.`,
  noPlace: "Aucune adresse n'est enregistrée.",
  enterAddress: "Saisissez l'adresse ci-dessous.",
  deliveryAddress: 'Adresse de livraison',
  addressLines: {
    companyName: 'Raison sociale',
    address: 'Adresse',
    address2: 'Adresse 2',
    address3: 'Adresse 3',
    zip: 'Code postal',
    city: 'Ville',
  } satisfies Record<DeliveryAddressField, string>,
  companyNameHint: 'Le nom de la société ou de la personne.',
  /** M5.25. */
  addressErrors: {
    'deliveryAddress/companyName': () => 'Saisissez un nom de 3 à 30 caractères.',
    'deliveryAddress/address': () => 'Saisissez une adresse de 5 à 30 caractères.',
    'deliveryAddress/address2': () => 'Saisissez 30 caractères au plus.',
    'deliveryAddress/address3': () => 'Saisissez 30 caractères au plus.',
    'deliveryAddress/zip': () => 'Saisissez 5 ou 6 caractères.',
    'deliveryAddress/city': () => 'Saisissez une ville de 2 à 25 caractères.',
  } satisfies ErrorMessages<DeliveryAddressError>,
  terms: 'Votre commande est soumise à nos conditions générales de vente.',
  inNewTab: (link: string): string => `${link} (nouvel onglet)`,
  acceptTerms: "J'accepte les conditions générales de vente",
};

export type Words = typeof words;
