import { expect, it, vi } from 'vitest';
import { localPlateStorage } from '../../../../src/adapters/browser/device/localPlateStorage';
import { localKeyValueStore } from '../../../../src/adapters/browser/storage/keyValueStore';

it('stores the plates under « plates », which the page reads before its first paint, and wipes them', () => {
  const store = localKeyValueStore(() => {
    throw new Error('forbidden');
  });
  const storage = localPlateStorage(store);
  expect(storage.read()).toBeNull();
  storage.write({ plates: [] });
  expect(store.read('plates')).toBe('{"plates":[]}');
  expect(storage.read()).toEqual({ plates: [] });
  storage.clear();
  expect(store.read('plates')).toBeNull();
});

it('reports a change of another tab', () => {
  const tabs = new EventTarget();
  const onChange = vi.fn();
  const stop = localPlateStorage(
    localKeyValueStore(() => localStorage),
    () => tabs,
  ).watch(onChange);
  const change = (key: string): boolean =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key }));
  change('plates');
  change('token');
  expect(onChange).toHaveBeenCalledOnce();
  stop();
  change('plates');
  expect(onChange).toHaveBeenCalledOnce();
});
