import type { FavouriteStorage } from '../../../application/ports/publicSite/FavouriteStorage';
import type { KeyValueStore } from '../storage/keyValueStore';
import { storedJson } from '../storage/storedJson';

export function localFavouriteStorage(store: KeyValueStore): FavouriteStorage {
  return storedJson(store, 'favouriteDirection');
}
