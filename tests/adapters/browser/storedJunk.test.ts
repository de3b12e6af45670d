import { fc, test } from '@fast-check/vitest';
import { getOrElse, isSome, some, type Option } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../../../src/adapters/browser/keyValueStore';
import { localConsentStorage } from '../../../src/adapters/browser/localConsentStorage';
import { localPreferenceStorage } from '../../../src/adapters/browser/localPreferenceStorage';
import { localPurchaseStorage } from '../../../src/adapters/browser/localPurchaseStorage';
import { localTokenStorage } from '../../../src/adapters/browser/localTokenStorage';
import { sessionOrderDraftStorage } from '../../../src/adapters/browser/sessionOrderDraftStorage';
import { sessionVisitStorage } from '../../../src/adapters/browser/sessionVisitStorage';
import { readToken } from '../../../src/domain/accessToken';
import { readWrittenPurchase } from '../../../src/domain/keptPurchase';
import { passagePageSizes } from '../../../src/domain/passagePageSize';
import { today } from '../../support/fakePorts';
import { jsonJunk, junkUnder, longestText } from '../../support/storedJunk';

/** A storage in which the same text stands under every key. */
const storeOf = (text: string): KeyValueStore => ({
  read: (): Option<string> => some(text),
  write: () => undefined,
  remove: () => undefined,
});

const junkText = fc.oneof(
  fc.string(),
  jsonJunk.map((value) => JSON.stringify(value)),
  fc.constantFrom('1e308', '-1', '0750', 'NaN', '__proto__', 'true ', '9'.repeat(400), 'dark\n'),
);

describe('whatever stands in the storage of the browser is read within its bounds', () => {
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
    if (isSome(consent)) expect(consent.value.answeredAt).toBeLessThan(1e12);
  });

  test.prop([junkText])('the panel of alerts', (text) => {
    const expected = text === 'true' ? true : text === 'false' ? false : null;
    expect(sessionVisitStorage(storeOf(text)).readAlertsCollapsed()).toBe(expected);
  });

  test.prop([junkText])('the token', (text) => {
    const token = localTokenStorage(storeOf(text)).read();
    expect(() => readToken(getOrElse(() => '')(token))).not.toThrow();
  });

  const purchase = junkUnder(['keptAt', 'draft', 'orderKey', 'placed'], today);
  test.prop([purchase])('a purchase', (kept) => {
    const read = localPurchaseStorage(storeOf(JSON.stringify(kept))).read();
    expect(longestText(readWrittenPurchase(read, today))).toBeLessThanOrEqual(500);
  });

  const block = junkUnder(['companyName', 'address', 'zip', 'reference', 'total', 'key', 'city']);
  const order = fc.oneof(
    junkUnder(['quantity', 'deliveryType', 'address', 'areTermsAccepted', 'placed', 'wish'], 2),
    fc.record({ quantity: jsonJunk, address: block, placed: block, wish: block }),
  );
  test.prop([fc.oneof(order, jsonJunk)])('an order of badges', (kept) => {
    const drafts = sessionOrderDraftStorage(storeOf(JSON.stringify({ 1201: kept })));
    const { quantity, address, placed, wish } = drafts.read(1201);
    expect([null, 1, 2, 3, 4]).toContain(quantity);
    expect(longestText(address)).toBeLessThanOrEqual(500);
    for (const one of [placed, wish]) {
      if (one) expect(one.total).toSatisfy((total: number) => total >= 0 && total <= 100_000_000);
    }
  });

  test.prop([jsonJunk])('the orders of badges of all contracts', (kept) => {
    const drafts = sessionOrderDraftStorage(storeOf(JSON.stringify(kept)));
    expect([null, 1, 2, 3, 4]).toContain(drafts.read(1201).quantity);
  });

  it.each([1e308, -1e308, 5, 0, 1.5, Number.NaN, '2'])(
    'M5.23 a quantity of %j is none: the member area opens, and nothing is multiplied by it',
    (quantity) => {
      const drafts = sessionOrderDraftStorage(storeOf(JSON.stringify({ 1201: { quantity } })));
      expect(drafts.read(1201).quantity).toBeNull();
    },
  );
});
