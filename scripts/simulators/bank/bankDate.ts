import { atParis, fromLocalDateTime } from '../rules/parisTime.ts';

const written = /^(\d{2})\/(\d{2})\/(\d{4}):(\d{2}:\d{2}:\d{2})$/;

/**
 * The moments, in seconds, that `JJ/MM/AAAA:HH:MM:SS` in Paris can mean: two in the repeated hour
 * of autumn, none for an invalid date.
 */
export function momentsOfRequest(date: string): readonly number[] {
  const [, day, month, year, time] = written.exec(date) ?? [];
  if (time === undefined) return [];
  const wallClock = `${year}-${month}-${day} ${time}`;
  return [fromLocalDateTime(wallClock, 'start'), fromLocalDateTime(wallClock, 'end')].filter(
    (moment) => moment !== null,
  );
}

/** `JJ/MM/AAAA_a_HH:MM:SS` in Paris: the date format of the bank's report. */
export function returnDate(at: number): string {
  return atParis(at).toFormat("dd/MM/yyyy'_a_'HH:mm:ss");
}
