import type { TokenStorage } from '../../../application/ports/device/TokenStorage';
import type { KeyValueStore } from './keyValueStore';
import { watchStoredKey } from './watchStoredKey';

const key = 'token';

/**
 * `events` is the window: it receives an event when another tab stores a token, and when the browser restores
 * the page from its back/forward cache.
 */
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
      const onShow = (event: Event): void => {
        if ((event as PageTransitionEvent).persisted) onChange();
      };
      const target = events();
      const unwatch = watchStoredKey(key, target, onChange);
      target.addEventListener('pageshow', onShow);
      return () => {
        unwatch();
        target.removeEventListener('pageshow', onShow);
      };
    },
  };
}
