import type { Cents } from '../../../domain/basis/money';
import { formatEuros } from '../../words/format.fr';

/** The price of an offer and what distinguishes it, on the page of the offers and on its own page. */
export const words = {
  prices: 'Les prix',
  subscribe: "S'abonner",
  compare: 'Comparer les offres',
  start: (price: Cents): string => `[${formatEuros(price)}] pour démarrer`,
  withoutDeposit: 'sans dépôt de garantie',
  returned: (deposit: Cents): string => `dont ${formatEuros(deposit)} rendus au retour du badge`,
  loadingPart: 'Chargement initial, pour vos trajets',
  depositPart: 'Dépôt de garantie, rendu',

  /** The rows of the comparison. */
  rows: {
    start: 'Pour démarrer, par badge',
    reload: 'Rechargement automatique',
    delivery: 'Livraison',
    badges: 'Badges',
    audience: 'Pour qui',
    needed: 'À fournir',
  },
  noReload: 'Aucun',
  freeDelivery: 'Gratuite, en consigne ou à votre adresse',
  paidDelivery: (price: Cents): string =>
    `Gratuite en consigne, ${formatEuros(price)} à votre adresse`,
  badges: (most: number): string =>
    most === 2 ? '1 ou 2 par commande' : `De 1 à ${most} par commande`,
  forIndividuals: 'Les particuliers seulement',
  forEverybody: 'Particuliers et professionnels',
  neededByIndividuals: "IBAN, RIB, carte d'identité",
  neededByEverybody: 'IBAN, RIB, Kbis si professionnel',
};

export type Words = typeof words;
