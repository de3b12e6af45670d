import { left, right } from 'fp-ts/TaskEither';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import {
  forgetBadgeOrder,
  keepBadgeOrder,
  recallBadgeOrder,
} from '../../../src/application/member/badgeOrderDraft';
import { settleBadgeOrder } from '../../../src/application/member/settleBadgeOrder';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { emptyBadgeOrder, type KeptBadgeOrder } from '../../../src/domain/keptBadgeOrder';
import { cents } from '../../../src/domain/money';
import { formatOrderReference } from '../../../src/domain/orderReference';
import type { SealedPayment } from '../../../src/domain/paymentForm';
import { aBadgeOrder, aKeptOrder } from '../../support/badgeOrders';
import { aContract } from '../../support/builders';
import { fakePorts, today } from '../../support/fakePorts';

const reference = formatOrderReference(4213);
const sealed = { MAC: '0'.repeat(40) } as SealedPayment;
const orderCall = vi.fn(() => right(reference));
const sign = vi.fn(() => right(sealed));
const open = vi.fn();
const outOfReach = { kind: 'service/unreachable' } as const;

const returnsOf = (paid: string) => ({ success: `/success?r=${paid}`, failure: `/fail?r=${paid}` });

function aStore(orders: () => unknown = orderCall, signing: () => unknown = sign) {
  return createAppStore(
    fakePorts({
      orders: { orderBadges: orders as typeof orderCall },
      paymentSigner: { sign: signing as typeof sign },
      paymentPage: { open },
    }),
  );
}

type Store = ReturnType<typeof aStore>;

const settle = (
  store: Store,
  kept: KeptBadgeOrder = aKeptOrder(),
  order = aBadgeOrder(),
  isAwaited = () => true,
) =>
  store.dispatch(
    settleBadgeOrder({
      contract: aContract(),
      email: 'camille@example.fr',
      kept,
      order,
      isAwaited,
      returnsOf,
    }),
  );

beforeEach(() => {
  vi.clearAllMocks();
});

describe('M4.5 an order of badges is placed, then paid', () => {
  it('places the order first, then opens the bank under its reference, for its total', async () => {
    const store = aStore();
    expect(await settle(store)).toEqual({
      next: 'bank',
      placed: { reference, total: cents(10650) },
    });
    expect(orderCall).toHaveBeenCalledWith(1201, aBadgeOrder());
    expect(sign).toHaveBeenCalledWith({
      type: 'badge',
      reference: 'CDW0004213',
      amount: 10650,
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
    const store = aStore(() => left(refusal));
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    expect(await settle(store)).toEqual({ next: 'failed', placed: null });
    expect(selectToasts(store.getState()).map(({ notice }) => notice)).toEqual([refusal]);
    expect(sign).not.toHaveBeenCalled();
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(aKeptOrder());
  });

  it('a payment page that does not open leaves an order that a second click pays, not orders again', async () => {
    const signing = vi.fn<() => unknown>(() => left(outOfReach));
    const store = aStore(orderCall, signing);
    const placed = { reference, total: cents(10650) };
    expect(await settle(store)).toEqual({ next: 'failed', placed });
    const kept = store.dispatch(recallBadgeOrder(1201));
    expect(kept).toEqual(aKeptOrder({ placed }));
    signing.mockImplementation(() => right(sealed));
    expect(await settle(store, kept)).toEqual({ next: 'bank', placed });
    expect(orderCall).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('an order that was placed at another price is placed anew', async () => {
    const placed = { reference: formatOrderReference(1), total: cents(9000) };
    expect(await settle(aStore(), aKeptOrder({ placed }))).toMatchObject({
      placed: { reference: 'CDW0004213' },
    });
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
      const placed = { reference, total: cents(10650) };
      expect(await settle(store, aKeptOrder(), aBadgeOrder(), isAwaited)).toEqual({
        next: 'left',
        placed,
      });
      expect(sign).toHaveBeenCalledTimes(signed);
      expect(open).not.toHaveBeenCalled();
      expect(store.dispatch(recallBadgeOrder(1201))).toEqual(aKeptOrder({ placed }));
    },
  );

  it('an order of 0 needs no bank', async () => {
    const free = { deposit: cents(0), initialLoading: cents(0), shipping: cents(0) };
    const order = aBadgeOrder({}, free);
    expect(await settle(aStore(), aKeptOrder(), order)).toEqual({
      next: 'nothingToPay',
      placed: { reference, total: 0 },
    });
    expect(orderCall).toHaveBeenCalledTimes(1);
    expect(sign).not.toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('what is kept of an order', () => {
  it('is nothing at first, then what was chosen, for each contract its own', () => {
    const store = aStore();
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(aKeptOrder());
    expect(store.dispatch(recallBadgeOrder(1203))).toEqual(emptyBadgeOrder);
  });

  it('M4.6 is forgotten once that order is settled, and no other, also when the session has ended meanwhile', () => {
    const store = aStore();
    const placed = { reference, total: cents(10650) };
    const other = aKeptOrder({ placed: { reference: formatOrderReference(9), total: cents(1) } });
    store.dispatch(keepBadgeOrder(1201, aKeptOrder({ placed })));
    store.dispatch(keepBadgeOrder(1203, other));
    store.dispatch(forgetBadgeOrder(reference));
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
    expect(store.dispatch(recallBadgeOrder(1203))).toEqual(other);
  });

  it('P2.25 is forgotten on sign-out', () => {
    const store = aStore();
    store.dispatch(keepBadgeOrder(1201, aKeptOrder()));
    store.dispatch(signOut());
    expect(store.dispatch(recallBadgeOrder(1201))).toEqual(emptyBadgeOrder);
  });
});
