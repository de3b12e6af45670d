import { describe, expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import {
  forgetBadgeOrder,
  keepBadgeOrder,
  recallBadgeOrder,
} from '../../../src/application/member/badgeOrderDraft';
import { createAppStore } from '../../../src/application/store';
import { emptyBadgeOrder } from '../../../src/domain/keptBadgeOrder';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { aKeptOrder } from '../../support/badgeOrders';
import { fakePorts } from '../../support/fakePorts';

const reference = formatOrderReference(4213);
const placed = { reference, total: cents(10650) };

describe('what is kept of an order', () => {
  it('is nothing at first, then what was chosen, for each contract its own', () => {
    const store = createAppStore(fakePorts());
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(aKeptOrder());
    expect(store.dispatch(recallBadgeOrder(1203))).toEqual(emptyBadgeOrder);
  });

  it('M4.6 is forgotten once that order is settled, and no other, also when the session has ended meanwhile', () => {
    const store = createAppStore(fakePorts());
    const other = aKeptOrder({ placed: { reference: formatOrderReference(9), total: cents(1) } });
    store.dispatch(keepBadgeOrder(1201, aKeptOrder({ placed })));
    store.dispatch(keepBadgeOrder(1203, other));
    store.dispatch(forgetBadgeOrder(reference));
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
    expect(store.dispatch(recallBadgeOrder(1203))).toEqual(other);
  });

  it('P2.25 is forgotten on sign-out', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    store.dispatch(signOut());
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
  });
});
