import type { Badge } from '../../../generated/api.ts';

/** The manufacturer's prefix of the serial number; our own number follows. */
const serialPrefix = '250015010';

/** A new badge: active, not yet delivered, without name and services. */
export function plainBadge({
  id,
  badgeReference,
  deliveryType,
}: Pick<Badge, 'id' | 'badgeReference' | 'deliveryType'>): Badge {
  return {
    id,
    badgeReference,
    serialNumber: serialPrefix + badgeReference,
    name: null,
    imputation: null,
    comment: null,
    deliveryDate: null,
    deliveryType,
    status: 'AC',
    additionalService: false,
    thresholdAlert: false,
    numberThresholdAlert: null,
    firstEmail: null,
    secondEmail: null,
    period: null,
    canUpdate: true,
  };
}
