import type { Instant } from '../../../domain/basis/instant';

export interface Clock {
  /** The time of the device with its correction. */
  now(): Instant;
  /** The time that the device shows. */
  deviceNow(): Instant;
  /** Adds so many seconds to the time of the device from now on, also after a reload; 0 adds none. */
  correct(seconds: number): void;
}
