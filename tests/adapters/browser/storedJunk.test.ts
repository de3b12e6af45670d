import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../../src/adapters/browser/storage/keyValueStore';
import { localConsentStorage } from '../../../src/adapters/browser/storage/localConsentStorage';
import { localPreferenceStorage } from '../../../src/adapters/browser/storage/localPreferenceStorage';
import { localPurchaseStorage } from '../../../src/adapters/browser/storage/localPurchaseStorage';
import { localTokenStorage } from '../../../src/adapters/browser/storage/localTokenStorage';
import { sessionOrderDraftStorage } from '../../../src/adapters/browser/storage/sessionOrderDraftStorage';
import { localVisitStorage } from '../../../src/adapters/browser/storage/localVisitStorage';
import { readToken } from '../../../src/domain/account/accessToken';
import type { OrderDraftStorage } from '../../../src/application/ports/ordering/OrderDraftStorage';
import {
  emptyBadgeOrder,
  readKeptBadgeOrders,
  type KeptBadgeOrder,
} from '../../../src/domain/ordering/keptBadgeOrder';
import { readWrittenPurchase } from '../../../src/domain/purchase/keptPurchase';
import { passagePageSizes } from '../../../src/domain/passage/passagePageSize';
import { today } from '../../support/store/fakePorts';
import { arbitraryJson, arbitraryObject, longestText } from '../../support/basis/arbitraryJson';

/** A storage with the same text under every key. */
const storeOf = (text: string): KeyValueStore => ({
  read: () => text,
  write: () => undefined,
  remove: () => undefined,
});

const orderIn = (drafts: OrderDraftStorage): KeptBadgeOrder =>
  readKeptBadgeOrders(drafts.read())[1201] ?? emptyBadgeOrder;

const junkText = fc.oneof(
  fc.string(),
  arbitraryJson.map((value) => JSON.stringify(value)),
  fc.constantFrom('1e308', '-1', '0750', 'NaN', '__proto__', 'true ', '9'.repeat(400), 'dark\n'),
);

describe('any text in the storage of the browser is read within bounds', () => {
  test.prop([junkText])('preferences', (text) => {
    const preferences = localPreferenceStorage(storeOf(text));
    expect(preferences.readContractIndex()).toSatisfy(
      (index: number) => Number.isInteger(index) && index >= 0 && index <= 9999,
    );
    expect(passagePageSizes).toContain(preferences.readPageSize());
    expect(['auto', 'light', 'dark']).toContain(preferences.readColorScheme());
  });

  test.prop([junkText])('the answer about cookies', (text) => {
    const consent = localConsentStorage(storeOf(text)).read();
    if (consent !== null) expect(consent.answeredAt).toBeLessThan(1e12);
  });

  test.prop([junkText])('the last visit', (text) => {
    const expected = /^\d{1,12}$/.test(text) ? Number(text) : null;
    expect(localVisitStorage(storeOf(text)).readLastVisit()).toBe(expected);
  });

  test.prop([junkText])('the token', (text) => {
    const token = localTokenStorage(storeOf(text)).read();
    expect(() => readToken(token ?? '')).not.toThrow();
  });

  const purchase = arbitraryObject(['keptAt', 'draft', 'orderKey', 'placed'], today);
  test.prop([purchase])('a purchase', (kept) => {
    const read = localPurchaseStorage(storeOf(JSON.stringify(kept))).read();
    expect(longestText(readWrittenPurchase(read, today))).toBeLessThanOrEqual(500);
  });

  const block = arbitraryObject([
    'companyName',
    'address',
    'zip',
    'reference',
    'total',
    'key',
    'city',
  ]);
  const order = fc.oneof(
    arbitraryObject(
      ['quantity', 'deliveryType', 'address', 'areTermsAccepted', 'placed', 'wish'],
      2,
    ),
    fc.record({ quantity: arbitraryJson, address: block, placed: block, wish: block }),
  );
  test.prop([fc.oneof(order, arbitraryJson)])('an order of badges', (kept) => {
    const drafts = sessionOrderDraftStorage(
      storeOf(JSON.stringify({ 1201: kept })),
      storeOf('null'),
    );
    const { quantity, address, placed, wish } = orderIn(drafts);
    expect([null, 1, 2, 3, 4]).toContain(quantity);
    expect(longestText(address)).toBeLessThanOrEqual(500);
    for (const one of [placed, wish]) {
      if (one) expect(one.total).toSatisfy((total: number) => total >= 0 && total <= 100_000_000);
    }
  });

  test.prop([arbitraryJson])('the orders of badges of all contracts', (kept) => {
    const drafts = sessionOrderDraftStorage(storeOf(JSON.stringify(kept)), storeOf('null'));
    expect([null, 1, 2, 3, 4]).toContain(orderIn(drafts).quantity);
  });

  it.each([1e308, -1e308, 5, 0, 1.5, Number.NaN, '2'])(
    'M5.23 an invalid quantity %j is read as none: the member area opens, and no total is computed from it',
    (quantity) => {
      const drafts = sessionOrderDraftStorage(
        storeOf(JSON.stringify({ 1201: { quantity } })),
        storeOf('null'),
      );
      expect(orderIn(drafts).quantity).toBeNull();
    },
  );
});
