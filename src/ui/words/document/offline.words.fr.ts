import { formatCount, formatDateTime } from '../format.fr';
import type { Instant } from '../../../domain/basis/instant';

/** How long ago, from whole minutes. */
function ago(minutes: number): string {
  if (minutes < 1) return "à l'instant";
  if (minutes < 60) return `il y a ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `il y a ${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'il y a 1 jour' : `il y a ${formatCount(days)} jours`;
}

/** What the page without a network adds to its HTML file. */
export const words = {
  /** The last known traffic; `age` in whole minutes. */
  lastRead: (age: number, at: Instant): string =>
    `Lu ${ago(age)}, le ${formatDateTime(at)}. Il a pu changer depuis.`,
  table: { way: 'Trajet', state: 'État', time: 'Temps' },
  connected: 'La connexion est revenue.',
};

export type Words = typeof words;
