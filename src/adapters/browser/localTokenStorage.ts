import type { TokenStorage } from '../../application/ports/TokenStorage';
import type { KeyValueStore } from './keyValueStore';

const key = 'token';

export function localTokenStorage(store: KeyValueStore): TokenStorage {
  return {
    read: () => store.read(key),
    write: (token) => {
      store.write(key, token);
    },
    clear: () => {
      store.remove(key);
    },
  };
}
