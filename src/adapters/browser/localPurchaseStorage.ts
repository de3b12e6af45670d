import { toNullable } from 'fp-ts/Option';
import type { PurchaseStorage } from '../../application/ports/PurchaseStorage';
import type { KeyValueStore } from './keyValueStore';
import { newOrderKey } from './newOrderKey';
import { watchStoredKey } from './watchStoredKey';

const key = 'purchase';

type Locks = Pick<LockManager, 'request'>;

/** JSON under one key. `events` is the window, which the other tabs tell what they store; `locks` are those of all tabs. */
export function localPurchaseStorage(
  store: KeyValueStore,
  events: () => EventTarget = () => window,
  locks: () => Locks | undefined = () => ('locks' in navigator ? navigator.locks : undefined),
): PurchaseStorage {
  return {
    read: () => {
      try {
        return JSON.parse(toNullable(store.read(key)) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write: (purchase) => {
      store.write(key, JSON.stringify(purchase));
    },
    clear: () => {
      store.remove(key);
    },
    watch: (onChange) => watchStoredKey(key, events(), onChange),
    newOrderKey,
    // Browsers without locks, insecure origins, and where storage is forbidden: the key of the order still tells the server.
    exclusively: async (work) => {
      const turn: { taken?: ReturnType<typeof work> } = {};
      await locks()
        ?.request(key, () => (turn.taken = work()))
        .catch(() => undefined);
      return turn.taken ?? work();
    },
  };
}
