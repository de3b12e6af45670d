import { formatCount } from '../../../words/format.fr';

/** « 1 trajet », « 1 080 trajets ». */
export function countTrips(count: number): string {
  return count === 1 ? '1 trajet' : `${formatCount(count)} trajets`;
}
