import * as TE from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import { changeBadgeOrder } from '../../../src/application/ordering/badgeOrderDraft';
import { paidBadgeOrder } from '../../../src/application/ordering/settleBadgeOrder';
import { selectIsOrdering } from '../../../src/application/ordering/orderingSlice';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { emptyBadgeOrder } from '../../../src/domain/ordering/keptBadgeOrder';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { aBadgeOrder, aKeptOrder } from '../../support/ordering/badgeOrders';
import { aTariff } from '../../support/subscriber/builders';
import { today } from '../../support/store/fakePorts';

import {
  country,
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
  resetSettlingMocks,
} from '../../support/ordering/settlingOrders';

beforeEach(resetSettlingMocks);

describe('M4.5 an order of badges is placed, then paid', () => {
  it('P7.19 places the order first, then opens the bank with its reference, total and country', async () => {
    const store = aStore();
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(orderCall).toHaveBeenCalledWith(1201, aBadgeOrder(), recalled(store).wish?.key);
    expect(validate).toHaveBeenCalledExactlyOnceWith(reference);
    expect(sign).toHaveBeenCalledWith({
      type: 'badge',
      reference: 'CDW0004213',
      amount: total,
      email: 'camille@example.fr',
      billing: {
        addressLine1: '12 RUE DE LA REPUBLIQUE',
        city: 'MARSEILLE',
        postalCode: '13002',
        country,
      },
      at: today,
      returns: returnsOf('CDW0004213'),
    });
    expect(open).toHaveBeenCalledWith(sealed);
  });

  it("M8.1 a refusal is reported with the server's sentence; nothing is paid, nothing is lost", async () => {
    const refusal = { kind: 'service/refused', message: 'Pas de badge.' } as const;
    const store = aStore(aKeptOrder(), () => TE.left(refusal));
    expect(await settle(store)).toEqual({ next: 'failed' });
    expect(selectToasts(store.getState()).map(({ notice }) => notice)).toEqual([refusal]);
    expect(sign).not.toHaveBeenCalled();
    expect(recalled(store)).toEqual(aKeptOrder());
    expect(selectIsOrdering(store.getState(), 1201)).toBe(false);
  });

  it('if the payment page does not open, a second click pays the order without a new one', async () => {
    const signing = vi.fn<() => unknown>(() => TE.left(outOfReach));
    const store = aStore(aKeptOrder(), orderCall, signing);
    expect(await settle(store)).toEqual({ next: 'notOpened', failure: outOfReach });
    expect(recalled(store)).toMatchObject({ ...choices, placed });
    signing.mockImplementation(() => TE.right(sealed));
    expect(await settle(store)).toEqual({ next: 'bank' });
    expect(orderCall).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('an order that was placed at another price is placed again', async () => {
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
    'if the subscriber leaves before %s, the bank is not opened; the order waits for its payment',
    async (_title, asked, signed) => {
      const isAwaited = vi.fn(() => isAwaited.mock.calls.length < asked);
      const store = aStore();
      expect(await settle(store, { isAwaited })).toEqual({ next: 'left' });
      expect(sign).toHaveBeenCalledTimes(signed);
      expect(open).not.toHaveBeenCalled();
      expect(recalled(store)).toMatchObject({ ...choices, placed });
    },
  );

  it('an order of 0 is completed without the bank', async () => {
    const free = { deposit: cents(0), initialLoading: cents(0), shipping: cents(0) };
    expect(await settle(aStore(), { tariff: aTariff(free) })).toEqual({
      next: 'nothingToPay',
      reference,
    });
    expect(orderCall).toHaveBeenCalledTimes(1);
    expect(sign).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });

  it('an incomplete order is not placed', async () => {
    expect(await settle(aStore(aKeptOrder({ quantity: null })))).toEqual({ next: 'failed' });
    expect(orderCall).not.toHaveBeenCalled();
  });
});

describe('M4.5 an order in progress', () => {
  /** An order whose response is released by the test, after the subscriber has left the screen. */
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

  it('is not placed again on return to the screen; its reference is stored, then paid', async () => {
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

  it('does not change meanwhile', async () => {
    const { store, answered } = ordering();
    expect(store.dispatch(changeBadgeOrder(1201, { quantity: 4 }))).toMatchObject(choices);
    await answered();
    expect(recalled(store)).toMatchObject({ ...choices, placed });
    store.dispatch(changeBadgeOrder(1201, { quantity: 4 }));
    expect(recalled(store)).toMatchObject({ quantity: 4, placed: null });
  });

  it('P2.25 remains removed after a sign-out', async () => {
    const { store, answered } = ordering();
    store.dispatch(signOut());
    await answered();
    expect(recalled(store)).toEqual(emptyBadgeOrder);
  });
});

describe('M4.6 the payment of a placed order is checked before anything is sent again', () => {
  it('a paid order is neither placed nor paid again', async () => {
    validate.mockReturnValue(TE.right(undefined));
    const store = aStore(aKeptOrder({ placed }));
    expect(await settle(store)).toEqual({ next: 'paidBefore', reference });
    expect(validate).toHaveBeenCalledWith(reference);
    expect([orderCall, sign, open].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it('a paid order at another price is not placed again', async () => {
    validate.mockReturnValue(TE.right(undefined));
    const old = { reference: formatOrderReference(1), total: cents(9000) };
    const store = aStore(aKeptOrder({ placed: old }));
    expect(await settle(store)).toEqual({ next: 'paidBefore', reference: old.reference });
    expect(orderCall).not.toHaveBeenCalled();
  });

  it('if the check fails nothing is sent, and a toast quotes the reference', async () => {
    validate.mockReturnValue(TE.left(outOfReach));
    const store = aStore(aKeptOrder({ placed }));
    expect(await settle(store)).toEqual({ next: 'notOpened', failure: outOfReach });
    expect([orderCall, sign, open].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(selectToasts(store.getState()).map(({ notice }) => notice)).toEqual([
      { kind: 'payment/unverified', reference },
    ]);
  });

  it('if the subscriber leaves meanwhile, nothing opens', async () => {
    const store = aStore(aKeptOrder({ placed }));
    expect(await settle(store, { isAwaited: () => false })).toEqual({ next: 'left' });
    expect(open).not.toHaveBeenCalled();
  });

  it('an order of 0 is not checked: the request would validate it', async () => {
    const free = { deposit: cents(0), initialLoading: cents(0), shipping: cents(0) };
    const store = aStore(aKeptOrder({ placed: { reference, total: cents(0) } }));
    expect(await settle(store, { tariff: aTariff(free) })).toEqual({
      next: 'nothingToPay',
      reference,
    });
    expect(validate).not.toHaveBeenCalled();
  });

  it.each([
    ['paid', total, TE.right(undefined), reference],
    ['not paid', total, TE.left({ kind: 'payment/refused', message: '' } as const), null],
    ['of 0 €', cents(0), TE.right(undefined), null],
  ])('M4.5 when the screen opens, an order %s is known to be so', async (_, due, answer, known) => {
    const store = aStore(aKeptOrder({ placed: { reference, total: due } }));
    validate.mockReturnValue(answer);
    expect(await store.dispatch(paidBadgeOrder(1201))).toBe(known);
    expect(validate).toHaveBeenCalledTimes(due === 0 ? 0 : 1);
  });
});
