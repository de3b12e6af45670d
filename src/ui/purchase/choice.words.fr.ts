import type { Cents } from '../../domain/basis/money';
import type { AccountReload } from '../../domain/ordering/subscriptionTariff';
import type { CustomerType } from '../../domain/purchase/customerType';
import type { PurchaseChoiceError } from '../../domain/purchase/purchaseChoice';
import type { ErrorMessages } from '../messages/messageFor';
import { formatEuros, formatShortEuros } from '../words/format.fr';

/** Step 1 of the purchase. */
export const words = {
  customer: 'Vous êtes',
  customerMeanings: {
    individual: 'Pour vos véhicules personnels.',
    professional: 'Pour les véhicules de votre entreprise. Préparez son Kbis.',
  } satisfies Record<CustomerType, string>,
  plan: 'Votre offre',
  /** Some prices of the server were unreadable (P7.2). */
  missingPlans:
    "Un prix n'a pas pu être lu\u202f: il manque peut-être une offre ici. Si vous ne trouvez pas la vôtre, [contactez-nous].",
  /** The address names an offer that is not sold. */
  offerNotSold: "L'offre de ce lien n'est plus en vente. Choisissez une autre offre.",
  /** After the start price; a screen reader reads both. */
  perBadge: 'par badge',
  returned: (deposit: Cents): string =>
    `Dont ${formatEuros(deposit)} de dépôt de garantie, rendus au retour du badge.`,
  withoutDeposit: 'Sans dépôt de garantie.',
  reload: ({ value, threshold }: AccountReload): string =>
    `Nous rechargeons ${formatShortEuros(value)} quand il reste moins de ${formatShortEuros(threshold)}.`,
  noReload: 'Sans rechargement automatique.',
  /** The offers that are not in the list. */
  reserved: (offers: string): string => `Réservé aux particuliers\u202f: ${offers}.`,
  forIndividuals: (badges: number): string => `Pour les particuliers, ${badges} badges au plus.`,
  /** P5.1. */
  errors: {
    'purchaseChoice/customerType-missing': () =>
      'Choisissez si vous êtes un particulier ou un professionnel.',
    'purchaseChoice/planCode-missing': () => 'Choisissez une offre.',
  } satisfies ErrorMessages<PurchaseChoiceError>,
};

export type Words = typeof words;
