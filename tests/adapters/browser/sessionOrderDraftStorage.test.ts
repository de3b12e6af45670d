import { beforeEach, expect, it } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { sessionOrderDraftStorage } from '../../../src/adapters/browser/storage/sessionOrderDraftStorage';
import { aKeptOrder } from '../../support/ordering/badgeOrders';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('stores the orders of badges in the session storage of the tab, under one key', () => {
  const drafts = sessionOrderDraftStorage(
    localKeyValueStore(() => sessionStorage),
    localKeyValueStore(() => localStorage),
  );
  const orders = { 1201: aKeptOrder(), 1203: aKeptOrder({ quantity: 4 }) };
  expect(drafts.read()).toBeNull();
  drafts.write(orders);
  expect(Object.keys({ ...sessionStorage })).toEqual(['badgeOrders']);
  expect(localStorage).toHaveLength(0);
  expect(drafts.read()).toEqual(orders);
  drafts.shared.write({});
  expect(Object.keys({ ...localStorage })).toEqual(['badgeOrderKeys']);
  drafts.clear();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});
