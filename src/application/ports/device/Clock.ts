import type { Instant } from '../../../domain/basis/instant';

/** The time in seconds since 1970, corrected after a sign-in. */
export interface Clock {
  /** The time of the device with its correction. */
  now(): Instant;
  /** The time that the device shows. */
  deviceNow(): Instant;
  /** Adds so many seconds to the time of the device from now on, also after a reload; 0 adds none. */
  correct(seconds: number): void;
}
