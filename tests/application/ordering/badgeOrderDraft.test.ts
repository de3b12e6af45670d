import { describe, expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import {
  forgetBadgeOrder,
  keepBadgeOrder,
  recallBadgeOrder,
} from '../../../src/application/ordering/badgeOrderDraft';
import { createAppStore } from '../../../src/application/store';
import { emptyBadgeOrder } from '../../../src/domain/ordering/keptBadgeOrder';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { aKeptOrder } from '../../support/ordering/badgeOrders';
import { fakePorts } from '../../support/store/fakePorts';

const reference = formatOrderReference(4213);
const placed = { reference, total: cents(10650) };

describe('the stored order', () => {
  it('is empty at first, then has the choices, one order for each contract', () => {
    const store = createAppStore(fakePorts());
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(aKeptOrder());
    expect(store.dispatch(recallBadgeOrder(1203))).toEqual(emptyBadgeOrder);
  });

  it('M4.6 is removed once it is paid, and no other order is, also after the session has ended', () => {
    const store = createAppStore(fakePorts());
    const other = aKeptOrder({ placed: { reference: formatOrderReference(9), total: cents(1) } });
    store.dispatch(keepBadgeOrder(1201, aKeptOrder({ placed })));
    store.dispatch(keepBadgeOrder(1203, other));
    store.dispatch(forgetBadgeOrder(reference));
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
    expect(store.dispatch(recallBadgeOrder(1203))).toEqual(other);
  });

  it('P2.25 is removed on sign-out', () => {
    const store = createAppStore(fakePorts());
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    store.dispatch(signOut());
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
  });
});
