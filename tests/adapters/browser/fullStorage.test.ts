import { expect, it } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { localTokenStorage } from '../../../src/adapters/browser/storage/localTokenStorage';

it('a storage that is full: values are in the memory of the page, and hide those of the device', () => {
  const kept = new Map([['token', 'old']]);
  const full = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
  const tokens = localTokenStorage(localKeyValueStore(() => full));
  expect(tokens.read()).toBe('old');
  tokens.write('a.b.c');
  expect(tokens.read()).toBe('a.b.c');
});
