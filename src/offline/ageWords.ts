import { formatCount } from '../domain/basis/formatCount';

/** The age of the last known traffic, from whole minutes: « il y a 12 min », « il y a 2 jours ». */
export function ageWords(minutes: number): string {
  if (minutes < 1) return "à l'instant";
  if (minutes < 60) return `il y a ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `il y a ${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'il y a 1 jour' : `il y a ${formatCount(days)} jours`;
}
