import type { PurchaseStorage } from '../../../application/ports/purchase/PurchaseStorage';
import type { KeyValueStore } from './keyValueStore';
import { watchedJson } from './storedJson';

const key = 'purchase';

type Locks = Pick<LockManager, 'request'>;

/**
 * `events`: the window, which receives an event when another tab stores a value. `locks`: shared by all tabs.
 */
export function localPurchaseStorage(
  store: KeyValueStore,
  events?: () => EventTarget,
  locks: () => Locks | undefined = () => ('locks' in navigator ? navigator.locks : undefined),
): PurchaseStorage {
  return {
    ...watchedJson(store, key, events),
    newOrderKey: () => crypto.randomUUID(),
    // Old browsers and insecure origins have no locks, and a browser that forbids storage forbids locks too.
    // The server then recognises a repeated order by its key.
    exclusively: async (work) => {
      const turn: { taken?: ReturnType<typeof work> } = {};
      await locks()
        ?.request(key, () => (turn.taken = work()))
        .catch(() => undefined);
      return turn.taken ?? work();
    },
  };
}
