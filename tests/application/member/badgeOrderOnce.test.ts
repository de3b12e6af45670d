import { left, right } from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeBadgeOrder } from '../../../src/application/member/badgeOrderDraft';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { noticeMessages } from '../../../src/ui/app/noticeMessages';
import { messageFor } from '../../../src/ui/messages/messageFor';
import { aKeptOrder } from '../../support/badgeOrders';
import { aTariff } from '../../support/builders';

import {
  aStore,
  open,
  orderCall,
  outOfReach,
  placed,
  recalled,
  reference,
  settle,
  sign,
  total,
  validate,
  beginSettling,
} from '../../support/settlingOrders';

beforeEach(beginSettling);

describe('M7.24 an order of badges whose answer gets lost is one order', () => {
  const lost: ServiceError[] = [
    { kind: 'service/unreachable' },
    { kind: 'service/too-slow' },
    { kind: 'service/unreadable' },
    { kind: 'service/failed' },
    { kind: 'service/fault' },
  ];

  /** The keys that the order was sent with, each time the server answers the next of `answers`. */
  function sending(...answers: readonly unknown[]) {
    const keys: string[] = [];
    const store = aStore(aKeptOrder(), ((_id: number, _order: unknown, key: string) => {
      keys.push(key);
      return answers[keys.length - 1];
    }) as () => unknown);
    return { store, keys };
  }

  it.each(lost)('$kind: sent again, it goes under the key of the first time', async (failure) => {
    const { store, keys } = sending(left(failure), right(reference));
    expect(await settle(store)).toEqual({ next: 'failed' });
    expect(recalled(store)).toEqual(aKeptOrder({ wish: { key: keys[0] ?? '', total } }));
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]]);
  });

  it.each(lost)('$kind: the toast says that it may have been received', async (failure) => {
    const { store } = sending(left(failure));
    await settle(store);
    const [toast] = selectToasts(store.getState());
    expect(toast?.notice).toEqual({ kind: 'member/order-unanswered', cause: failure });
    expect(toast && messageFor(noticeMessages, toast.notice)).toContain(
      'Votre commande a peut-être été reçue',
    );
  });

  it('a refused order drops its key: sent again, it is another wish', async () => {
    const { store, keys } = sending(
      left({ kind: 'service/refused', message: 'Non.' }),
      right(reference),
    );
    await settle(store);
    expect(recalled(store).wish).toBeNull();
    await settle(store);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('other choices, or another price, are another wish: its key is another one', async () => {
    const failed = left({ kind: 'service/unreachable' });
    const { store, keys } = sending(failed, failed, failed);
    await settle(store);
    store.dispatch(changeBadgeOrder(1201, { quantity: 4 }));
    await settle(store);
    await settle(store, { tariff: aTariff({ shipping: cents(700) }) });
    expect(new Set(keys).size).toBe(3);
  });
});

describe('M4.6 an order that was placed before is asked about before anything is sent again', () => {
  it('one that is paid is neither placed nor paid again', async () => {
    validate.mockReturnValue(right(undefined));
    const store = aStore(aKeptOrder({ placed }));
    expect(await settle(store)).toEqual({ next: 'paidBefore', reference });
    expect(validate).toHaveBeenCalledWith(reference);
    expect([orderCall, sign, open].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('one of another price that is paid is not placed anew', async () => {
    validate.mockReturnValue(right(undefined));
    const old = { reference: formatOrderReference(1), total: cents(9000) };
    const store = aStore(aKeptOrder({ placed: old }));
    expect(await settle(store)).toEqual({ next: 'paidBefore', reference: old.reference });
    expect(orderCall).not.toHaveBeenCalled();
  });

  it('where that cannot be asked nothing is sent, and a toast quotes the reference', async () => {
    validate.mockReturnValue(left(outOfReach));
    const store = aStore(aKeptOrder({ placed }));
    expect(await settle(store)).toEqual({ next: 'failed' });
    expect([orderCall, sign, open].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(selectToasts(store.getState()).map(({ notice }) => notice)).toEqual([
      { kind: 'payment/unverified', reference },
    ]);
  });

  it('whoever leaves meanwhile is led nowhere', async () => {
    const store = aStore(aKeptOrder({ placed }));
    expect(await settle(store, { isAwaited: () => false })).toEqual({ next: 'left' });
    expect(open).not.toHaveBeenCalled();
  });

  it('an order of 0 is not asked about: the question would validate it', async () => {
    const free = { deposit: cents(0), initialLoading: cents(0), shipping: cents(0) };
    const store = aStore(aKeptOrder({ placed: { reference, total: cents(0) } }));
    expect(await settle(store, { tariff: aTariff(free) })).toEqual({
      next: 'nothingToPay',
      reference,
    });
    expect(validate).not.toHaveBeenCalled();
  });
});
