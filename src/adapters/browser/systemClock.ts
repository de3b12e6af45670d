import type { Clock } from '../../application/ports/device/Clock';
import { instant } from '../../domain/basis/instant';

export const systemClock: Clock = {
  now: () => instant(Math.floor(Date.now() / 1000)),
};
