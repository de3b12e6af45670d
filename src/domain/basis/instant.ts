import type { Brand } from './brand';
import { madeOnce } from './madeOnce';

/** A moment, in seconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** The moment that many seconds after 1970-01-01T00:00:00Z. */
export function instant(seconds: number): Instant {
  return seconds as Instant;
}

const paris = madeOnce(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** Makes the formatter before its first use, while the page waits for something else. */
export function prepareDates(): void {
  paris();
}

const DATE_LENGTH = 'dd/MM/yyyy'.length;
const TIME_LENGTH = 'HH:mm'.length;

/** `dd/MM/yyyy` in Europe/Paris (M9.12). Years of four digits. */
export function formatDate(moment: Instant): string {
  return paris()
    .format(moment * 1000)
    .slice(0, DATE_LENGTH);
}

/** `dd/MM/yyyy HH:mm` in Europe/Paris. */
export function formatDateTime(moment: Instant): string {
  // The separator between date and time differs between browsers.
  const text = paris().format(moment * 1000);
  return `${text.slice(0, DATE_LENGTH)} ${text.slice(-TIME_LENGTH)}`;
}

/** `HH:mm` in Europe/Paris; the hour of the October clock change occurs twice, the one of March never. */
export function formatTime(moment: Instant): string {
  return paris()
    .format(moment * 1000)
    .slice(-TIME_LENGTH);
}
