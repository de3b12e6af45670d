import { compareTexts } from '../basis/compareTexts';
import type { Badge } from './badge';

/** Order of badges: by vehicle name, then by reference; those without a name last. */
export function byVehicle(one: Badge, other: Badge): number {
  return (
    Number(one.name === '') - Number(other.name === '') ||
    compareTexts(one.name, other.name) ||
    compareTexts(one.reference, other.reference)
  );
}
