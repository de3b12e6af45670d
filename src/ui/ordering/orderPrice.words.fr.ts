import type { Cents } from '../../domain/basis/money';
import type { OrderPrice } from '../../domain/ordering/orderPricing';
import { formatEuros } from '../words/format.fr';

/** The price beside an order, and its total under the buttons of a phone. */
export const words = {
  title: 'Prix de la commande',
  lines: {
    deposit: 'Dépôt de garantie',
    initialLoading: 'Chargement initial',
    shipping: 'Frais de livraison',
  } satisfies Record<Exclude<keyof OrderPrice, 'total'>, string>,
  total: 'Total',
  /** Before the amount, for screen readers. */
  totalIs: 'Total\u202f:',
  withoutDelivery: 'hors livraison',
  totalOf: (badges: number): string => `Total, ${count(badges)}`,
  totalWithoutDeliveryOf: (badges: number): string => `Total, ${count(badges)}, hors livraison`,
  returned: (deposit: Cents, badges: number): string =>
    `dont ${formatEuros(deposit)} rendus au retour ${badges === 1 ? 'du badge' : 'des badges'}`,
  perBadge: (amount: Cents): string => `${formatEuros(amount)} par badge`,
  times: (badges: number, amount: Cents): string => `${badges} × ${formatEuros(amount)}`,
  freeCollection: 'retrait sans frais',
  freeDelivery: 'livraison sans frais',
  ifDelivered: (amount: Cents): string => `${formatEuros(amount)} en cas d'envoi`,
  perOrder: 'par commande',
  reload: 'Rechargement automatique',
  whatComesBack:
    'Le dépôt de garantie vous est rendu au retour du badge. Le chargement initial est crédité sur votre compte.',
  depositComesBack: 'Le dépôt de garantie vous est rendu au retour du badge.',
  chooseFirst: 'Choisissez votre offre pour voir son prix.',
};

export type Words = typeof words;

function count(badges: number): string {
  return badges === 1 ? '1 badge' : `${badges} badges`;
}
