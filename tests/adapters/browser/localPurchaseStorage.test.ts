import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { localPurchaseStorage } from '../../../src/adapters/browser/storage/localPurchaseStorage';
import { today } from '../../support/store/fakePorts';
import { aKeptPurchase } from '../../support/purchase/purchase';

const store = localKeyValueStore(() => localStorage);
const purchases = localPurchaseStorage(store);
const written = { ...aKeptPurchase(), keptAt: today };

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the stored purchase', () => {
  it('is stored by the browser for all its tabs, under one key', () => {
    expect(purchases.read()).toBeNull();
    purchases.write(written);
    expect(Object.keys({ ...localStorage })).toEqual(['purchase']);
    expect(sessionStorage).toHaveLength(0);
    expect(localPurchaseStorage(localKeyValueStore(() => localStorage)).read()).toEqual(written);
    purchases.clear();
    expect(localStorage).toHaveLength(0);
    expect(purchases.read()).toBeNull();
  });

  it.each([
    [
      'calls back when another tab changed it',
      new StorageEvent('storage', { key: 'purchase' }),
      true,
    ],
    [
      'calls back when another tab cleared the storage',
      new StorageEvent('storage', { key: null }),
      true,
    ],
    [
      'does not call back when another tab changed another key',
      new StorageEvent('storage', { key: 'token' }),
      false,
    ],
  ])('%s', (_title, event, isTold) => {
    const told = vi.fn();
    const stop = purchases.watch(told);
    window.dispatchEvent(event);
    expect(told).toHaveBeenCalledTimes(isTold ? 1 : 0);
    stop();
    window.dispatchEvent(event);
    expect(told).toHaveBeenCalledTimes(isTold ? 1 : 0);
  });
});

describe('exclusive work', () => {
  const withLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
    localPurchaseStorage(store, undefined, () => ({ request: request as LockManager['request'] }));
  const work = vi.fn(() => Promise.resolve('done'));

  beforeEach(() => work.mockClear());

  it('runs with the lock of the purchase', async () => {
    const names: string[] = [];
    const locked = withLocks((name, run) => {
      names.push(name);
      return run();
    });
    expect(await locked.exclusively(work)).toBe('done');
    expect(names).toEqual(['purchase']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not start before it has the lock', async () => {
    let begin = (): void => undefined;
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const waiting = withLocks((_name, run) => turn.then(run)).exclusively(work);
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
    begin();
    expect(await waiting).toBe('done');
  });

  it('runs once, without a lock, if the browser has no locks', async () => {
    expect('locks' in navigator).toBe(false);
    expect(await purchases.exclusively(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('uses the locks of the browser if it has them', async () => {
    const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await purchases.exclusively(work)).toBe('done');
    expect(request).toHaveBeenCalledTimes(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs once if the browser forbids locks', async () => {
    const forbidden = withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await forbidden.exclusively(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs once if it fails', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('failed')));
    await expect(withLocks((_name, run) => run()).exclusively(failing)).rejects.toThrow('failed');
    expect(failing).toHaveBeenCalledTimes(1);
  });
});
