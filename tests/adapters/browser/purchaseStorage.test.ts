import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/keyValueStore';
import { localPurchaseStorage } from '../../../src/adapters/browser/localPurchaseStorage';
import { memoryDocumentHold } from '../../../src/adapters/browser/memoryDocumentHold';
import { purchaseDocuments } from '../../../src/domain/purchaseDocuments';
import { today } from '../../support/fakePorts';
import { aKeptPurchase, documentFiles } from '../../support/purchase';

const store = localKeyValueStore(() => localStorage);
const purchases = localPurchaseStorage(store);
const written = { ...aKeptPurchase(), keptAt: today };

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the purchase under way', () => {
  it('is kept by the browser for all its tabs, under one key', () => {
    expect(purchases.read()).toBeNull();
    purchases.write(written);
    expect(Object.keys({ ...localStorage })).toEqual(['purchase']);
    expect(sessionStorage).toHaveLength(0);
    expect(localPurchaseStorage(localKeyValueStore(() => localStorage)).read()).toEqual(written);
    purchases.clear();
    expect(localStorage).toHaveLength(0);
    expect(purchases.read()).toBeNull();
  });

  it.each(['{', '', 'undefined', '{"draft":'])('« %s » in its place is nothing', (text) => {
    localStorage.setItem('purchase', text);
    expect(purchases.read()).toBeNull();
    purchases.write(written);
    expect(purchases.read()).toEqual(written);
  });

  it.each(['3', '"x"', '[]', 'true'])('%s in its place is left to the domain', (text) => {
    localStorage.setItem('purchase', text);
    expect(purchases.read()).toEqual(JSON.parse(text));
  });

  it('goes on in the memory of the page where storage is forbidden', () => {
    const forbidden = localPurchaseStorage(
      localKeyValueStore(() => {
        throw new DOMException('denied', 'SecurityError');
      }),
    );
    expect(forbidden.read()).toBeNull();
    forbidden.write(written);
    expect(forbidden.read()).toEqual(written);
    forbidden.clear();
    expect(forbidden.read()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['another tab changed it', new StorageEvent('storage', { key: 'purchase' }), true],
    ['another tab removed everything', new StorageEvent('storage', { key: null }), true],
    ['another tab changed something else', new StorageEvent('storage', { key: 'token' }), false],
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

describe('the key of an order', () => {
  it('is a UUID, another each time', () => {
    const keys = Array.from({ length: 200 }, () => purchases.newOrderKey());
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(keys).size).toBe(200);
  });
});

describe('one tab at a time', () => {
  const withLocks = (request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) =>
    localPurchaseStorage(store, undefined, () => ({ request: request as LockManager['request'] }));
  const work = vi.fn(() => Promise.resolve('done'));

  beforeEach(() => work.mockClear());

  it('waits for the lock of the tabs, which is its own', async () => {
    const names: string[] = [];
    const locked = withLocks((name, run) => {
      names.push(name);
      return run();
    });
    expect(await locked.exclusively(work)).toBe('done');
    expect(names).toEqual(['purchase']);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('begins nothing before its turn', async () => {
    let begin = (): void => undefined;
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const waiting = withLocks((_name, run) => turn.then(run)).exclusively(work);
    await Promise.resolve();
    expect(work).not.toHaveBeenCalled();
    begin();
    expect(await waiting).toBe('done');
  });

  it('does its work once, without a lock, where the browser has none', async () => {
    expect('locks' in navigator).toBe(false);
    expect(await purchases.exclusively(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("asks the browser's own locks where it has them", async () => {
    const request = vi.fn((_name: string, run: () => Promise<unknown>) => run());
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await purchases.exclusively(work)).toBe('done');
    expect(request).toHaveBeenCalledTimes(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does its work once where locks are forbidden with the storage', async () => {
    const forbidden = withLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    expect(await forbidden.exclusively(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('work that fails is not done again', async () => {
    const failing = vi.fn(() => Promise.reject(new Error('failed')));
    await expect(withLocks((_name, run) => run()).exclusively(failing)).rejects.toThrow('failed');
    expect(failing).toHaveBeenCalledTimes(1);
  });
});

describe('P5.8 the documents of a purchase', () => {
  it('are held in memory only, one by one, until all are let go', () => {
    const hold = memoryDocumentHold();
    for (const one of purchaseDocuments) hold.keep(one, documentFiles[one]);
    expect(purchaseDocuments.map((one) => hold.read(one))).toEqual(Object.values(documentFiles));
    hold.keep('rib', documentFiles.kbis);
    expect(hold.read('rib')).toBe(documentFiles.kbis);
    hold.keep('kbis', null);
    expect(hold.read('kbis')).toBeNull();
    hold.clear();
    expect(purchaseDocuments.map((one) => hold.read(one))).toEqual([null, null, null, null]);
    expect(localStorage).toHaveLength(0);
    expect(memoryDocumentHold().read('rib')).toBeNull();
  });
});
