import type { Instant } from '../../../domain/basis/instant';

export interface Clock {
  now(): Instant;
}
