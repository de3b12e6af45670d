import type { KeptValue } from '../../../application/kernel/KeptValue';
import type { KeyValueStore } from './keyValueStore';
import { watchStoredKey } from './watchStoredKey';

/** A JSON value under one key; text that is not JSON is read as null. */
export function storedJson<Written>(store: KeyValueStore, key: string): KeptValue<Written> {
  return {
    read: () => {
      try {
        return JSON.parse(store.read(key) ?? 'null') as unknown;
      } catch {
        return null;
      }
    },
    write: (value) => {
      store.write(key, JSON.stringify(value));
    },
    clear: () => {
      store.remove(key);
    },
  };
}

interface WatchedValue<Written> extends KeptValue<Written> {
  watch(onChange: () => void): () => void;
}

/** The same, for all tabs. `events`: the window, which receives an event when another tab stores a value. */
export function watchedJson<Written>(
  store: KeyValueStore,
  key: string,
  events: () => EventTarget = () => window,
): WatchedValue<Written> {
  return {
    ...storedJson(store, key),
    watch: (onChange) => watchStoredKey(key, events(), onChange),
  };
}
