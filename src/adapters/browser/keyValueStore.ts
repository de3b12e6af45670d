import { fromNullable, type Option } from 'fp-ts/Option';

/** String values under string keys, kept by this browser. */
export interface KeyValueStore {
  read(key: string): Option<string>;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A storage of the browser, or the page's memory where the browser forbids or has filled it (private windows, quotas):
 * the visit goes on and forgets at its end.
 */
export function localKeyValueStore(storage: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      const kept = memory.get(key);
      if (kept !== undefined) return fromNullable(kept);
      try {
        return fromNullable(storage().getItem(key));
      } catch {
        return fromNullable<string | undefined>(undefined);
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
        // Nothing was kept there.
      }
    },
  };
}
