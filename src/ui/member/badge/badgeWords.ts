import type { ThresholdPeriod } from '../../../domain/badge';
import type { BadgeStatus } from '../../../domain/badgeStatus';
import type { DeliveryType } from '../../../domain/delivery';

export const badgeStatusWords: Readonly<Record<BadgeStatus, string>> = {
  active: 'Actif',
  returned: 'Restitué',
  exchanged: 'Échangé',
  opposed: 'En opposition',
};

/** The ways of delivery (M5.24). */
export const deliveryWords: Readonly<Record<DeliveryType, string>> = {
  locker: 'Retrait en consigne',
  correspondence: 'Livraison à mon adresse de correspondance',
  address: 'Livraison à une autre adresse',
};

const wordsOfCodes: Readonly<Record<string, string>> = {
  R: deliveryWords.locker,
  LC: deliveryWords.correspondence,
  L: deliveryWords.address,
};

/** How a badge was handed out, from the server's code; a code of another kind is shown as it is. */
export function deliveryWord(code: string): string {
  return wordsOfCodes[code] ?? code;
}

export const thresholdPeriodWords: Readonly<Record<ThresholdPeriod, string>> = {
  week: 'Semaine',
  month: 'Mois',
};
