import type { PassagePeriod } from '../../domain/passage/passagePeriod';
import { routes } from './routes';

/** The address of the trips of these days; `badgeReference` limits them to one badge (M2.26). */
export function passagesAddress(
  { from, to }: PassagePeriod,
  badgeReference?: string,
): { readonly pathname: string; readonly search: string } {
  const query = new URLSearchParams({ du: from, au: to });
  if (badgeReference !== undefined) query.set('badge', badgeReference);
  return { pathname: routes.passages, search: `?${query.toString()}` };
}
