import type { TypeOf } from 'io-ts';
import type { Badge as BadgeCodec } from '../../../../generated/codecs';
import type { Unreadable } from '../../../../generated/combinators';
import type { Badge, ThresholdPeriod } from '../../../domain/badge/badge';
import type { BadgeStatus } from '../../../domain/badge/badgeStatus';
import { instant } from '../../../domain/basis/instant';
import { isAllowed, isReadable } from '../core/readable';
import { deliveryTypeOfCode, isDeliveryCode } from '../ordering/deliveryCodes';

/** As it is read: a flag or a code may be unreadable. */
type WireBadge = TypeOf<typeof BadgeCodec>;

const statuses: Readonly<Record<Exclude<WireBadge['status'], Unreadable>, BadgeStatus>> = {
  AC: 'active',
  RS: 'returned',
  EC: 'exchanged',
  LN: 'opposed',
};

const periods: Readonly<
  Record<Exclude<NonNullable<WireBadge['period']>, Unreadable>, ThresholdPeriod>
> = {
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
    status: isReadable(badge.status) ? statuses[badge.status] : 'unknown',
    hasAdditionalService: badge.additionalService,
    thresholdAlert: {
      isOn: badge.thresholdAlert,
      count: badge.numberThresholdAlert,
      firstEmail: badge.firstEmail ?? '',
      secondEmail: badge.secondEmail ?? '',
      period: badge.period && isReadable(badge.period) ? periods[badge.period] : null,
    },
    canUpdate: isAllowed(badge.canUpdate),
  };
}

/** The contract does not list the codes: an unknown code is returned unchanged (M5.24). */
function toDeliveryType(code: string | null): Badge['deliveryType'] {
  if (code === null || code === '') return null;
  return isDeliveryCode(code) ? deliveryTypeOfCode[code] : { calledByServer: code };
}
