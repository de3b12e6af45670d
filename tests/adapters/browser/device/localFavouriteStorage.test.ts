import { expect, it } from 'vitest';
import { localFavouriteStorage } from '../../../../src/adapters/browser/device/localFavouriteStorage';
import { localKeyValueStore } from '../../../../src/adapters/browser/storage/keyValueStore';

it('stores the direction under its own key, and removes it', () => {
  const store = localKeyValueStore(() => {
    throw new Error('forbidden');
  });
  const storage = localFavouriteStorage(store);
  expect(storage.read()).toBeNull();
  storage.write('pradoToCarenage');
  expect(store.read('favouriteDirection')).toBe('"pradoToCarenage"');
  expect(storage.read()).toBe('pradoToCarenage');
  storage.clear();
  expect(store.read('favouriteDirection')).toBeNull();
});
