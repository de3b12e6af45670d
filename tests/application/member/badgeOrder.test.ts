import { left, right } from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import { changeBadgeOrder } from '../../../src/application/member/badgeOrderDraft';
import { selectIsOrdering } from '../../../src/application/member/orderingSlice';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { emptyBadgeOrder } from '../../../src/domain/keptBadgeOrder';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { aBadgeOrder, aKeptOrder } from '../../support/badgeOrders';
import { aTariff } from '../../support/builders';
import { today } from '../../support/fakePorts';

import {
  aStore,
  open,
  orderCall,
  outOfReach,
  placed,
  recalled,
  reference,
  returnsOf,
  sealed,
  settle,
  sign,
  total,
  validate,
  choices,
  beginSettling,
} from '../../support/settlingOrders';

beforeEach(beginSettling);

describe('M4.5 an order of badges is placed, then paid', () => {
  it('places the order first, then opens the bank under its reference, for its total', async () => {
    const store = aStore();
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(orderCall).toHaveBeenCalledWith(1201, aBadgeOrder(), recalled(store).wish?.key);
    expect(validate).not.toHaveBeenCalled();
    expect(sign).toHaveBeenCalledWith({
      type: 'badge',
      reference: 'CDW0004213',
      amount: total,
      email: 'camille@example.fr',
      billing: {
        addressLine1: '12 RUE DE LA REPUBLIQUE',
        city: 'MARSEILLE',
        postalCode: '13002',
      },
      at: today,
      returns: returnsOf('CDW0004213'),
    });
    expect(open).toHaveBeenCalledWith(sealed);
  });

  it("M8.1 a refused order is told in the server's words; nothing is paid, nothing is lost", async () => {
    const refusal = { kind: 'service/refused', message: 'Pas de badge.' } as const;
    const store = aStore(aKeptOrder(), () => left(refusal));
    expect(await settle(store)).toEqual({ next: 'failed' });
    expect(selectToasts(store.getState()).map(({ notice }) => notice)).toEqual([refusal]);
    expect(sign).not.toHaveBeenCalled();
    expect(recalled(store)).toEqual(aKeptOrder());
    expect(selectIsOrdering(store.getState(), 1201)).toBe(false);
  });

  it('a payment page that does not open leaves an order that a second click pays, not orders again', async () => {
    const signing = vi.fn<() => unknown>(() => left(outOfReach));
    const store = aStore(aKeptOrder(), orderCall, signing);
    expect(await settle(store)).toEqual({ next: 'failed' });
    expect(recalled(store)).toMatchObject({ ...choices, placed });
    signing.mockImplementation(() => right(sealed));
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(orderCall).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('an order that was placed at another price is placed anew', async () => {
    const old = { reference: formatOrderReference(1), total: cents(9000) };
    const store = aStore(aKeptOrder({ placed: old }));
    await settle(store);
    expect(recalled(store).placed).toEqual(placed);
    expect(orderCall).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the order is placed', 1, 0],
    ['the payment is signed', 2, 1],
  ])(
    'whoever leaves before %s is not led to the bank; the order waits for its payment',
    async (_title, asked, signed) => {
      const isAwaited = vi.fn(() => isAwaited.mock.calls.length < asked);
      const store = aStore();
      expect(await settle(store, { isAwaited })).toEqual({ next: 'left' });
      expect(sign).toHaveBeenCalledTimes(signed);
      expect(open).not.toHaveBeenCalled();
      expect(recalled(store)).toMatchObject({ ...choices, placed });
    },
  );

  it('an order of 0 needs no bank', async () => {
    const free = { deposit: cents(0), initialLoading: cents(0), shipping: cents(0) };
    expect(await settle(aStore(), { tariff: aTariff(free) })).toEqual({
      next: 'nothingToPay',
      reference,
    });
    expect(orderCall).toHaveBeenCalledTimes(1);
    expect(sign).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('one that is not complete is not placed', async () => {
    expect(await settle(aStore(aKeptOrder({ quantity: null })))).toEqual({ next: 'failed' });
    expect(orderCall).not.toHaveBeenCalled();
  });
});

describe('M4.5 an order whose answer is awaited', () => {
  /** An order that the server answers when it is told to, asked for by someone who has left. */
  function ordering() {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const orders = vi.fn(() => async () => {
      await held;
      return orderCall()();
    });
    const store = aStore(aKeptOrder(), orders);
    const settled = settle(store, { isAwaited: () => false });
    return {
      store,
      orders,
      answered: () => {
        answer();
        return settled;
      },
    };
  }

  it('is not placed again by whoever comes back; its reference is kept when it comes, and is the one paid', async () => {
    const { store, orders, answered } = ordering();
    expect(selectIsOrdering(store.getState(), 1201)).toBe(true);
    expect(selectIsOrdering(store.getState(), 1203)).toBe(false);
    expect(await settle(store)).toEqual({ next: 'failed' });
    await answered();
    expect(selectIsOrdering(store.getState(), 1201)).toBe(false);
    expect(recalled(store)).toMatchObject({ ...choices, placed });
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(orders).toHaveBeenCalledTimes(1);
  });

  it('is not changed meanwhile', async () => {
    const { store, answered } = ordering();
    expect(store.dispatch(changeBadgeOrder(1201, { quantity: 4 }))).toMatchObject(choices);
    await answered();
    expect(recalled(store)).toMatchObject({ ...choices, placed });
    store.dispatch(changeBadgeOrder(1201, { quantity: 4 }));
    expect(recalled(store)).toEqual(aKeptOrder({ quantity: 4 }));
  });

  it('P2.25 stays forgotten for whoever signs out meanwhile', async () => {
    const { store, answered } = ordering();
    store.dispatch(signOut());
    await answered();
    expect(recalled(store)).toEqual(emptyBadgeOrder);
  });
});
