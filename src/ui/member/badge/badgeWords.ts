import type { ThresholdPeriod } from '../../../domain/badge';
import type { DeliveryType } from '../../../domain/badgeOrder';
import type { BadgeStatus } from '../../../domain/badgeStatus';

export const badgeStatusWords: Readonly<Record<BadgeStatus, string>> = {
  active: 'Actif',
  returned: 'Restitué',
  exchanged: 'Échangé',
  opposed: 'En opposition',
};

/** The ways of delivery (M5.24). */
export const deliveryWords: Readonly<Record<DeliveryType, string>> = {
  R: 'Retrait en consigne',
  LC: 'Livraison à mon adresse de correspondance',
  L: 'Livraison à une autre adresse',
};

/** How a badge was handed out; a code of another kind is shown as it is. */
export function deliveryWord(code: string): string {
  return (deliveryWords as Readonly<Record<string, string>>)[code] ?? code;
}

export const thresholdPeriodWords: Readonly<Record<ThresholdPeriod, string>> = {
  week: 'Semaine',
  month: 'Mois',
};
