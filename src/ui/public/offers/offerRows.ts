import { words } from './offerPrice.words.fr';
import { words as ordering } from '../../ordering/ordering.words.fr';
import { isNothingDue } from '../../../domain/basis/money';
import type { Offer } from '../../../domain/publicSite/offer';

export interface OfferRow {
  readonly label: string;
  readonly valueOf: (offer: Offer) => string;
}

/** What distinguishes the offers, besides what one pays to start (P3.15, P9.1–P9.4). */
export const offerRows: readonly OfferRow[] = [
  {
    label: words.rows.reload,
    valueOf: ({ tariff }) =>
      tariff.reload === null ? words.noReload : ordering.reload(tariff.reload),
  },
  {
    label: words.rows.delivery,
    valueOf: ({ tariff }) =>
      isNothingDue(tariff.shipping) ? words.freeDelivery : words.paidDelivery(tariff.shipping),
  },
  {
    label: words.rows.badges,
    valueOf: ({ quantities }) => words.badges(Math.max(...quantities)),
  },
  { label: words.rows.audience, valueOf: audienceOf },
];

/** Who may subscribe (P9.1). */
export function audienceOf({ isForIndividualsOnly }: Offer): string {
  return isForIndividualsOnly ? words.forIndividuals : words.forEverybody;
}

/** What a visitor needs for the contract (P5.8). */
export function neededFor({ isForIndividualsOnly }: Offer): string {
  return isForIndividualsOnly ? words.neededByIndividuals : words.neededByEverybody;
}
