import type { Badge } from '../../../generated/api.ts';

/** What the makers of the badges print before our own number. */
const serialPrefix = '250015010';

/** A badge as it leaves its makers: active, not yet handed out, without a name and without a service. */
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
