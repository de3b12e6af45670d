import type { Clock } from '../../application/ports/Clock';
import { instantFromTimestamp } from '../../domain/instant';

export const systemClock: Clock = {
  now: () => instantFromTimestamp({ timestamp: Math.floor(Date.now() / 1000) }),
};
