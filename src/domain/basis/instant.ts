import type { Brand } from './brand';

/** A moment, in seconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** The moment that many seconds after 1970-01-01T00:00:00Z. */
export function instant(seconds: number): Instant {
  return seconds as Instant;
}
