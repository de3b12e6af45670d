import { DateTime } from 'luxon';

const formats = {
  short: { month: 'short' },
  long: { month: 'long', year: 'numeric' },
} as const;

/** `2026-11` as « nov. » or « novembre 2026 ». */
export function formatMonth(month: string, length: keyof typeof formats): string {
  return DateTime.fromISO(month, { zone: 'utc', locale: 'fr-FR' }).toLocaleString(formats[length]);
}
