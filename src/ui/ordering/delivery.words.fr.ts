import type { Cents } from '../../domain/basis/money';
import type {
  DeliveryAddressError,
  DeliveryAddressField,
} from '../../domain/ordering/deliveryAddress';
import type { ErrorMessages } from '../messages/messageFor';
import { formatEuros } from '../words/format.fr';

/** The delivery of an order and its terms of sale. */
export const words = {
  title: 'Mode de livraison',
  free: 'Sans frais.',
  costs: (amount: Cents): string => `Frais de livraison\u202f: ${formatEuros(amount)}.`,
  locker: (place: string): string => `${place}. Consigne ouverte 24\u202fh/24.`,
  place: (place: string): string => `${place}.`,
  noPlace: "Aucune adresse n'est enregistrée.",
  completePlace:
    "Aucune adresse complète n'est enregistrée\u202f: complétez d'abord vos coordonnées postales.",
  enterAddress: "Saisissez l'adresse ci-dessous.",
  /** Another address of delivery. */
  address: {
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
  },
  terms: {
    text: 'Votre commande est soumise à nos conditions générales de vente.',
    inNewTab: (link: string): string => `${link} (nouvel onglet)`,
    accept: "J'accepte les conditions générales de vente",
  },
};

export type Words = typeof words;
