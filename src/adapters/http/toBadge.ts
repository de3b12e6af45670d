import type { Badge as WireBadge } from '../../../generated/api';
import { thresholdPeriodFromCode, type Badge } from '../../domain/badge';
import { badgeStatusFromCode } from '../../domain/badgeStatus';
import { instant } from '../../domain/instant';

export function toBadge(badge: WireBadge): Badge {
  return {
    id: badge.id,
    reference: badge.badgeReference,
    serialNumber: badge.serialNumber ?? '',
    name: badge.name ?? '',
    personalisation1: badge.imputation ?? '',
    personalisation2: badge.comment ?? '',
    deliveredAt: badge.deliveryDate && instant(badge.deliveryDate.timestamp),
    deliveryType: badge.deliveryType,
    status: badgeStatusFromCode(badge.status),
    hasAdditionalService: badge.additionalService,
    thresholdAlert: {
      isOn: badge.thresholdAlert,
      count: badge.numberThresholdAlert,
      firstEmail: badge.firstEmail ?? '',
      secondEmail: badge.secondEmail ?? '',
      period: badge.period && thresholdPeriodFromCode(badge.period),
    },
    canUpdate: badge.canUpdate,
  };
}
