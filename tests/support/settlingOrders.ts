import { left, right } from 'fp-ts/TaskEither';
import { vi } from 'vitest';
import { keepBadgeOrder, recallBadgeOrder } from '../../src/application/member/badgeOrderDraft';
import { settleBadgeOrder, type Settlement } from '../../src/application/member/settleBadgeOrder';
import { createAppStore, type AppStore } from '../../src/application/store';
import type { KeptBadgeOrder } from '../../src/domain/keptBadgeOrder';
import { formatOrderReference } from '../../src/domain/orderReference';
import type { PaymentReturns } from '../../src/domain/paymentForm';
import { aBadgeOrder, aKeptOrder } from './badgeOrders';
import { aContract, aTariff } from './builders';
import { fakePorts } from './fakePorts';
import { sealedFor } from './payments';

export const reference = formatOrderReference(4213);
export const { total } = aBadgeOrder().price;
export const placed = { reference, total };
/** As they were chosen. */
const { quantity, deliveryType, address, areTermsAccepted } = aKeptOrder();
export const choices = { quantity, deliveryType, address, areTermsAccepted };
export const sealed = sealedFor(total);
export const orderCall = vi.fn(() => right(reference));
export const validate = vi.fn<() => unknown>();
export const notPaid = left({ kind: 'payment/refused', message: null });
export const sign = vi.fn(() => right(sealed));
export const open = vi.fn();
export const outOfReach = { kind: 'service/unreachable' } as const;

export const returnsOf = (paid: string): PaymentReturns => ({
  success: `/success?r=${paid}`,
  failure: `/fail?r=${paid}`,
});

/** A store whose browser keeps an order of the contract 1201. */
export function aStore(
  kept: KeptBadgeOrder = aKeptOrder(),
  orders: () => unknown = orderCall,
  signing: () => unknown = sign,
): AppStore {
  const store = createAppStore(
    fakePorts({
      orders: { orderBadges: orders as typeof orderCall },
      paymentSigner: { sign: signing as typeof sign },
      paymentPage: { open },
      payments: { validate: validate as never },
    }),
  );
  store.dispatch(keepBadgeOrder(1201, kept));
  return store;
}

export const settle = (
  store: AppStore,
  { isAwaited = (): boolean => true, tariff = aTariff() } = {},
): Promise<Settlement> =>
  store.dispatch(
    settleBadgeOrder({
      contract: aContract(),
      email: 'camille@example.fr',
      tariff,
      isAwaited,
      returnsOf,
    }),
  );

export const recalled = (store: AppStore): KeptBadgeOrder => store.dispatch(recallBadgeOrder(1201));

/** Before each test: no call was made, and the server says of every order that it is not paid. */
export function beginSettling(): void {
  vi.clearAllMocks();
  validate.mockReturnValue(notPaid);
}
