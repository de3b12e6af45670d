import * as TE from 'fp-ts/TaskEither';
import { vi } from 'vitest';
import {
  keepBadgeOrder,
  recallBadgeOrder,
} from '../../../src/application/ordering/badgeOrderDraft';
import {
  settleBadgeOrder,
  type Settlement,
} from '../../../src/application/ordering/settleBadgeOrder';
import type { OrderDraftStorage } from '../../../src/application/ports/ordering/OrderDraftStorage';
import { createAppStore, type AppStore } from '../../../src/application/store';
import type { Country } from '../../../src/domain/basis/country';
import type { KeptBadgeOrder } from '../../../src/domain/ordering/keptBadgeOrder';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import type { PaymentReturns } from '../../../src/domain/payment/paymentRequest';
import { aBadgeOrder, aKeptOrder } from './badgeOrders';
import { aContract, aTariff } from '../subscriber/builders';
import { fakePorts } from '../store/fakePorts';
import { signedFor } from '../payment/payments';

export const reference = formatOrderReference(4213);
export const { total } = aBadgeOrder().price;
export const placed = { reference, total };
/** The choices of the stored order. */
const { quantity, deliveryType, address, areTermsAccepted } = aKeptOrder();
export const choices = { quantity, deliveryType, address, areTermsAccepted };
export const sealed = signedFor(total, reference);
export const orderCall = vi.fn(() => TE.right(reference));
export const validate = vi.fn<() => unknown>();
export const notPaid = TE.left({ kind: 'payment/refused', message: null });
export const sign = vi.fn(() => TE.right(sealed));
export const open = vi.fn();
export const outOfReach = { kind: 'service/unreachable' } as const;

/** The country that the payer has chosen. */
export const country = 'MC' as Country;

export const returnsOf = (paid: string): PaymentReturns => ({
  success: `/success?r=${paid}`,
  failure: `/fail?r=${paid}`,
  isMobile: false,
});

/** A store whose browser has stored an order of contract 1201. */
export function aStore(
  kept: KeptBadgeOrder = aKeptOrder(),
  orders: () => unknown = orderCall,
  signing: () => unknown = sign,
  shared?: OrderDraftStorage['shared'],
): AppStore {
  const store = createAppStore(
    fakePorts({
      ...(shared && { orderDrafts: { ...fakePorts().browser.orderDrafts, shared } }),
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
      country,
      tariff,
      isAwaited,
      returnsOf,
    }),
  );

export const recalled = (store: AppStore): KeptBadgeOrder => store.dispatch(recallBadgeOrder(1201));

/** Call it before each test: resets the mocks; the server reports every order as unpaid. */
export function resetSettlingMocks(): void {
  vi.clearAllMocks();
  validate.mockReturnValue(notPaid);
}
