import type { TrafficStorage } from '../../../application/ports/publicSite/TrafficStorage';
import type { KeyValueStore } from './keyValueStore';
import { storedJson } from './storedJson';

export function localTrafficStorage(store: KeyValueStore): TrafficStorage {
  return storedJson(store, 'lastTraffic');
}
