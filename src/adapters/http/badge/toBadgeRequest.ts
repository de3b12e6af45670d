import type { BadgeServicesRequest, BadgeThresholdRequest } from '../../../../generated/api';
import type { ThresholdPeriod } from '../../../domain/badge/badge';
import type { BadgeServices } from '../../../domain/badge/badgeServices';
import type { CheckedThresholdAlert } from '../../../domain/badge/thresholdAlert';

const periodCodes: Readonly<Record<ThresholdPeriod, 'S' | 'M'>> = { week: 'S', month: 'M' };

/** Personalisation 1 is sent as `title`, 2 as `title2` (M7.21). */
export function toBadgeServicesRequest(services: BadgeServices): BadgeServicesRequest {
  return {
    name: services.name,
    title: services.personalisation1,
    title2: services.personalisation2 || null,
    additionalService: services.hasAdditionalService,
  };
}

/** S: week, M: month (M5.20, M7.22). */
export function toBadgeThresholdRequest(alert: CheckedThresholdAlert): BadgeThresholdRequest {
  const secondEmail = alert.secondEmail || null;
  return alert.isOn
    ? {
        thresholdAlert: true,
        numberThresholdAlert: alert.count,
        firstEmail: alert.firstEmail,
        secondEmail,
        period: periodCodes[alert.period],
      }
    : {
        thresholdAlert: false,
        numberThresholdAlert: alert.count,
        firstEmail: alert.firstEmail || null,
        secondEmail,
        period: alert.period && periodCodes[alert.period],
      };
}
