import type { TokenStorage } from '../../application/ports/TokenStorage';
import type { KeyValueStore } from './keyValueStore';

const key = 'token';

/** `events` is the window: the other tabs tell it what they store, the browser when it brings the page back as it was. */
export function localTokenStorage(
  store: KeyValueStore,
  events: () => EventTarget = () => window,
): TokenStorage {
  return {
    read: () => store.read(key),
    write: (token) => {
      store.write(key, token);
    },
    clear: () => {
      store.remove(key);
    },
    watch: (onChange) => {
      const onStorage = (event: Event): void => {
        const changed = (event as StorageEvent).key;
        // Null: everything was removed at once.
        if (changed === key || changed === null) onChange();
      };
      const onShow = (event: Event): void => {
        if ((event as PageTransitionEvent).persisted) onChange();
      };
      const target = events();
      target.addEventListener('storage', onStorage);
      target.addEventListener('pageshow', onShow);
      return () => {
        target.removeEventListener('storage', onStorage);
        target.removeEventListener('pageshow', onShow);
      };
    },
  };
}
