import type { VisitStorage } from '../../../application/ports/device/VisitStorage';
import { instant } from '../../../domain/basis/instant';
import type { KeyValueStore } from './keyValueStore';

/** Seconds since the epoch. */
const lastVisitKey = 'lastVisit';

export function localVisitStorage(store: KeyValueStore): VisitStorage {
  return {
    readLastVisit: () => {
      const seconds = store.read(lastVisitKey) ?? '';
      return /^\d{1,12}$/.test(seconds) ? instant(Number(seconds)) : null;
    },
    writeLastVisit: (at) => {
      store.write(lastVisitKey, String(at));
    },
  };
}
