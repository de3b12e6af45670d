import type { Badge } from '../../../../generated/api.ts';
import { plainBadge } from '../../rules/plainBadge.ts';
import type { Vehicle } from './Holder.ts';

/** A badge of the locker, handed out at `deliveredAt` (seconds). Its numbers follow from its id. */
export function madeUpBadge(id: number, vehicle: Vehicle, deliveredAt: number): Badge {
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
