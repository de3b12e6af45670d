// The Swedish locale has the contract's format: 2026-11-20 07:40:12.
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `YYYY-MM-DD HH:MM:SS` in Europe/Paris, from a moment in seconds (M7.13). */
export function toLocalDateTime(at: number): string {
  return wallClock.format(at * 1_000);
}
