import type { RouteStorage } from '../../../application/ports/publicSite/RouteStorage';
import type { KeyValueStore } from '../storage/keyValueStore';
import { storedJson } from '../storage/storedJson';

/** Under the key of earlier releases, which stored one direction. */
export function localRouteStorage(store: KeyValueStore): RouteStorage {
  return storedJson(store, 'favouriteDirection');
}
