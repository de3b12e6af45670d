import { formatEuros } from '../../words/format.fr';
import { isNothingDue, type Cents } from '../../../domain/basis/money';
import type { BadgeOrderDraft, BadgeOrderStep } from '../../../domain/ordering/badgeOrderSteps';

export const orderStepTitles: Readonly<Record<BadgeOrderStep, string>> = {
  delivery: 'Quantité et livraison',
  terms: 'Conditions de vente',
  summary: 'Récapitulatif',
};

/** What is missing in a step, as an instruction. */
export function whatIsMissing(step: BadgeOrderStep, draft: BadgeOrderDraft): string {
  if (step === 'terms') return 'Acceptez les conditions générales de vente pour continuer.';
  const { quantity, deliveryType } = draft;
  if (quantity === null && deliveryType === null) {
    return 'Choisissez la quantité et le mode de livraison pour continuer.';
  }
  if (quantity === null) return 'Choisissez la quantité pour continuer.';
  return deliveryType === null
    ? 'Choisissez le mode de livraison pour continuer.'
    : "Complétez l'adresse de livraison pour continuer.";
}

/** The button of the last step: the amount follows the word (M4.5); undefined until every step is valid. */
export function orderButton(total: Cents | undefined): string {
  if (total === undefined) return 'Payer';
  return isNothingDue(total) ? 'Valider ma commande' : `Payer ${formatEuros(total)}`;
}
