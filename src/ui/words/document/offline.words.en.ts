import { formatCount, formatDateTime } from '../format.en';
import type { Words } from './offline.words.fr';

function ago(minutes: number): string {
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} min ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? '1 day ago' : `${formatCount(days)} days ago`;
}

export const words: Words = {
  lastRead: (age, at) => `Read ${ago(age)}, on ${formatDateTime(at)}. It may have changed since.`,
  table: { way: 'Direction', state: 'State', time: 'Time' },
  connected: 'The connection is back.',
};
