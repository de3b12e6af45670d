import type { Instant } from '../../domain/instant';

export interface Clock {
  now(): Instant;
}
