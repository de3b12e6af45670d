import { madeOnce } from '../basis/madeOnce';
import type { Badge } from './badge';

const french = madeOnce(() => new Intl.Collator('fr', { numeric: true }));

/** Order of badges: by vehicle name, then by reference; those without a name last. */
export function byVehicle(one: Badge, other: Badge): number {
  return (
    Number(one.name === '') - Number(other.name === '') ||
    french().compare(one.name, other.name) ||
    french().compare(one.reference, other.reference)
  );
}
