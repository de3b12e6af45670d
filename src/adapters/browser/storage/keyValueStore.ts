/** String values by string keys, stored in this browser. */
export interface KeyValueStore {
  /** null if nothing is stored. */
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A storage of the browser. If the browser forbids it or it is full (private windows, quotas), values are
 * stored in the memory of the page, until the page is closed.
 */
export function localKeyValueStore(storage: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key) => {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // The browser forbids the storage: it contains no value to remove.
      }
    },
  };
}
