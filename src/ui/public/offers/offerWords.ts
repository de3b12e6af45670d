import { formatEuros, isNothingDue } from '../../../domain/basis/money';
import type { Offer } from '../../../domain/publicSite/offer';
import { reloadWords } from '../../ordering/reloadWords';

/** What distinguishes the offers, besides what one pays to start: label → words (P3.15, P9.1–P9.4). */
export const offerWords: Readonly<Record<string, (offer: Offer) => string>> = {
  'Rechargement automatique': ({ tariff }) =>
    tariff.reload === null ? 'Aucun' : reloadWords(tariff.reload),
  Livraison: ({ tariff }) =>
    isNothingDue(tariff.shipping)
      ? 'Gratuite, en consigne ou à votre adresse'
      : `Gratuite en consigne, ${formatEuros(tariff.shipping)} à votre adresse`,
  Badges: ({ quantities }) => {
    const most = Math.max(...quantities);
    return most === 2 ? '1 ou 2 par commande' : `De 1 à ${most} par commande`;
  },
  'Pour qui': audienceWords,
};

/** Who may subscribe (P9.1). */
export function audienceWords({ isForIndividualsOnly }: Offer): string {
  return isForIndividualsOnly ? 'Les particuliers seulement' : 'Particuliers et professionnels';
}

/** What a visitor needs for the contract (P5.8). */
export function neededWords({ isForIndividualsOnly }: Offer): string {
  return isForIndividualsOnly ? "IBAN, RIB, carte d'identité" : 'IBAN, RIB, Kbis si professionnel';
}
