import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { ScrollPlaceStorage } from '../../../application/ports/device/ScrollPlaceStorage';
import type { KeyValueStore } from './keyValueStore';
import { storedJson } from './storedJson';

const places = t.record(t.string, t.number);

/** `visit`: the storage of this tab. */
export function sessionScrollPlaces(visit: KeyValueStore): ScrollPlaceStorage {
  const stored = storedJson(visit, 'scrollPlaces');
  return {
    read: () => {
      const decoded = places.decode(stored.read());
      return isReopened() && E.isRight(decoded) ? decoded.right : {};
    },
    write: (written) => stored.write(written),
  };
}

/** Whether the document was loaded by a reload, back or forward. */
function isReopened(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && 'type' in load && load.type !== 'navigate';
}
