import type { TypeOf } from 'io-ts';
import type { Badge as BadgeCodec } from '../../../../generated/codecs';
import type { Badge, ThresholdPeriod } from '../../../domain/badge/badge';
import type { BadgeStatus } from '../../../domain/badge/badgeStatus';
import { instant } from '../../../domain/basis/instant';
import { isAllowed } from '../core/readable';
import { deliveryTypeOfCode, isDeliveryCode } from '../ordering/deliveryCodes';

/** As it is read: a flag may be unreadable. */
type WireBadge = TypeOf<typeof BadgeCodec>;

const statuses: Readonly<Record<WireBadge['status'], BadgeStatus>> = {
  AC: 'active',
  RS: 'returned',
  EC: 'exchanged',
  LN: 'opposed',
};

const periods: Readonly<Record<NonNullable<WireBadge['period']>, ThresholdPeriod>> = {
  S: 'week',
  M: 'month',
};

/** A badge in the terms of the domain (M3.9, M4.1). */
export function toBadge(badge: WireBadge): Badge {
  return {
    id: badge.id,
    reference: badge.badgeReference,
    serialNumber: badge.serialNumber ?? '',
    name: badge.name ?? '',
    personalisation1: badge.imputation ?? '',
    personalisation2: badge.comment ?? '',
    deliveredAt: badge.deliveryDate && instant(badge.deliveryDate.timestamp),
    deliveryType: toDeliveryType(badge.deliveryType),
    status: statuses[badge.status],
    hasAdditionalService: badge.additionalService,
    thresholdAlert: {
      isOn: badge.thresholdAlert,
      count: badge.numberThresholdAlert,
      firstEmail: badge.firstEmail ?? '',
      secondEmail: badge.secondEmail ?? '',
      period: badge.period && periods[badge.period],
    },
    canUpdate: isAllowed(badge.canUpdate),
  };
}

/** The contract does not list the codes: an unknown code is returned unchanged (M5.24). */
function toDeliveryType(code: string | null): Badge['deliveryType'] {
  if (code === null || code === '') return null;
  return isDeliveryCode(code) ? deliveryTypeOfCode[code] : { calledByServer: code };
}
