import type { KeptValue } from '../../../application/kernel/KeptValue';
import type { KeyValueStore } from './keyValueStore';

/**
 * A JSON value under one key; text that is not JSON is read as null. `upgrade` translates what older versions
 * stored.
 */
export function storedJson<Written>(
  store: KeyValueStore,
  key: string,
  upgrade: (raw: unknown) => unknown = (raw) => raw,
): KeptValue<Written> {
  return {
    read: () => {
      try {
        return upgrade(JSON.parse(store.read(key) ?? 'null'));
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
