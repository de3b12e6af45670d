import type { Instant } from '../../../../domain/basis/instant';
import { madeOnce } from '../../../../domain/basis/madeOnce';

const paris = madeOnce(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);

/** « Vendredi 20 novembre 2026 », « Dimanche 1er novembre 2026 », in Europe/Paris. */
export function formatLongDate(moment: Instant): string {
  const text = paris()
    .format(moment * 1000)
    .replace(' 1 ', ' 1er ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
