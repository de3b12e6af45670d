import type { Clock } from '../../application/ports/device/Clock';
import { instant } from '../../domain/basis/instant';
import type { KeyValueStore } from './storage/keyValueStore';

/** Whole seconds, negative for a clock that is ahead. `src/static/before-paint.js` reads this key too. */
const KEY = 'clockCorrection';

/** The clock of the device, and the correction that the last sign-in found necessary. */
export function deviceClock(store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>): Clock {
  const deviceNow = (): number => Math.floor(Date.now() / 1000);
  return {
    now: () => instant(deviceNow() + readCorrection(store.read(KEY))),
    deviceNow: () => instant(deviceNow()),
    correct: (seconds) => {
      if (seconds === 0) store.remove(KEY);
      else store.write(KEY, String(seconds));
    },
  };
}

function readCorrection(stored: string | null): number {
  return stored !== null && /^-?\d{1,9}$/.test(stored) ? Number(stored) : 0;
}
