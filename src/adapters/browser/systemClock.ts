import type { Clock } from '../../application/ports/Clock';
import { instant } from '../../domain/instant';

export const systemClock: Clock = {
  now: () => instant(Math.floor(Date.now() / 1000)),
};
