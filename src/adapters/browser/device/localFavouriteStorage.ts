import type { FavouriteStorage } from '../../../application/ports/publicSite/FavouriteStorage';
import type { KeyValueStore } from '../keyValueStore';
import { storedJson } from '../storedJson';

export function localFavouriteStorage(store: KeyValueStore): FavouriteStorage {
  return storedJson(store, 'favouriteDirection');
}
