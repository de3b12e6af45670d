import type { ThresholdPeriod } from '../../../domain/badge';
import type { BadgeStatus } from '../../../domain/badgeStatus';

export const badgeStatusWords: Readonly<Record<BadgeStatus, string>> = {
  active: 'Actif',
  returned: 'Restitué',
  exchanged: 'Échangé',
  opposed: 'En opposition',
};

export const thresholdPeriodWords: Readonly<Record<ThresholdPeriod, string>> = {
  week: 'Semaine',
  month: 'Mois',
};
