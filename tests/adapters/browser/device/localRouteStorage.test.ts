import { expect, it } from 'vitest';
import { localRouteStorage } from '../../../../src/adapters/browser/device/localRouteStorage';
import { localKeyValueStore } from '../../../../src/adapters/browser/storage/keyValueStore';

it('stores the trip under its own key, and removes it', () => {
  const store = localKeyValueStore(() => {
    throw new Error('forbidden');
  });
  const storage = localRouteStorage(store);
  expect(storage.read()).toBeNull();
  storage.write({ from: 'oldPort', to: 'a50' });
  expect(storage.read()).toEqual({ from: 'oldPort', to: 'a50' });
  storage.clear();
  expect(store.read('favouriteDirection')).toBeNull();
});
