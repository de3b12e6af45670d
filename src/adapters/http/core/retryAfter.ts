const ONE_DAY = 86_400;

/**
 * The seconds to wait before a retry, which the header contains as a number or as a date; null if it contains
 * neither, or more than a day.
 */
export function retryAfter(headers: Headers): number | null {
  const value = headers.get('Retry-After')?.trim() ?? '';
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.parse(headers.get('Date') ?? '')) / 1000);
  return seconds >= 1 && seconds <= ONE_DAY ? seconds : null;
}
