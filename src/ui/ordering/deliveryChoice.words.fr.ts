import type { Cents } from '../../domain/basis/money';
import { formatEuros } from '../words/format.fr';

/** The delivery of an order. */
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
};

export type Words = typeof words;
