import type { Badge } from '../../../../generated/api.ts';
import { plainBadge } from '../../rules/plainBadge.ts';
import type { Vehicle } from './Holder.ts';

/**
 * A fictitious badge, delivered by the locker at `deliveredAt` (seconds). Its numbers are derived
 * from its id.
 */
export function generateBadge(id: number, vehicle: Vehicle, deliveredAt: number): Badge {
  const { name, imputation = null, ended } = vehicle;
  return {
    ...plainBadge({ id, badgeReference: `6400${id}`, deliveryType: 'R' }),
    name,
    imputation,
    deliveryDate: { timestamp: deliveredAt },
    status: ended?.status ?? 'AC',
    canUpdate: ended === undefined,
  };
}
