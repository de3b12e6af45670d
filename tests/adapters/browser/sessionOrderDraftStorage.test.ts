import { beforeEach, describe, expect, it } from 'vitest';
import { localKeyValueStore } from '../../../src/adapters/browser/keyValueStore';
import { sessionOrderDraftStorage } from '../../../src/adapters/browser/sessionOrderDraftStorage';
import { emptyBadgeOrder } from '../../../src/domain/keptBadgeOrder';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { aKeptOrder } from '../../support/badgeOrders';

describe('orders of badges under way', () => {
  const drafts = sessionOrderDraftStorage(localKeyValueStore(() => sessionStorage));
  const order = aKeptOrder();
  const placed = { reference: formatOrderReference(42), total: cents(10650) };

  beforeEach(() => {
    sessionStorage.clear();
  });

  it('are kept in the session of the tab, one per contract', () => {
    expect(drafts.read(1201)).toEqual(emptyBadgeOrder);
    drafts.write(1201, order);
    drafts.write(1203, { ...order, quantity: 4 });
    expect(Object.keys({ ...sessionStorage })).toEqual(['badgeOrders']);
    expect(localStorage).toHaveLength(0);
    expect(drafts.read(1201)).toEqual(order);
  });

  it('the one that was placed under a reference is forgotten, whichever contract it is of', () => {
    const other = { reference: formatOrderReference(9), total: cents(1) };
    drafts.write(1201, { ...order, placed });
    drafts.write(1202, { ...order, placed: other });
    drafts.write(1203, order);
    drafts.forget(placed.reference);
    expect(drafts.read(1201)).toEqual(emptyBadgeOrder);
    expect(drafts.read(1202)).toEqual({ ...order, placed: other });
    expect(drafts.read(1203)).toEqual(order);
  });

  it('are all forgotten at once', () => {
    drafts.write(1201, order);
    drafts.clear();
    expect(sessionStorage).toHaveLength(0);
    expect(drafts.read(1201)).toEqual(emptyBadgeOrder);
  });

  it.each(['{', 'null', '3', '"x"', '[]'])('%s in their place is no order', (text) => {
    sessionStorage.setItem('badgeOrders', text);
    expect(drafts.read(1201)).toEqual(emptyBadgeOrder);
    drafts.write(1201, order);
    expect(drafts.read(1201)).toEqual(order);
  });
});
