import type { PlateStorage } from '../../../application/ports/notice/PlateStorage';
import type { KeyValueStore } from '../storage/keyValueStore';
import { storedJson } from '../storage/storedJson';
import { watchStoredKey } from '../storage/watchStoredKey';

/** `src/static/before-paint.js` reads this key too, before the first paint. */
const key = 'plates';

/** `events`: the window, which receives an event when another tab stores a value. */
export function localPlateStorage(
  store: KeyValueStore,
  events: () => EventTarget = () => window,
): PlateStorage {
  return {
    ...storedJson(store, key),
    watch: (onChange) => watchStoredKey(key, events(), onChange),
  };
}
