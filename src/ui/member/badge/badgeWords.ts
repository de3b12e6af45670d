import type { ThresholdPeriod } from '../../../domain/badge/badge';
import type { ShownBadgeStatus } from '../../../domain/badge/shownBadgeStatus';

export const badgeStatusWords: Readonly<Record<ShownBadgeStatus, string>> = {
  active: 'Actif',
  suspended: 'Suspendu',
  returned: 'Restitué',
  exchanged: 'Échangé',
  opposed: 'En opposition',
  unknown: 'Statut inconnu',
};

export const thresholdPeriodWords: Readonly<Record<ThresholdPeriod, string>> = {
  week: 'Semaine',
  month: 'Mois',
};
