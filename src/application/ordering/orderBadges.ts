import type { BadgeOrder } from '../../domain/ordering/badgeOrder';
import type { OrderReference } from '../../domain/payment/orderReference';
import { createUseCase } from '../kernel/createUseCase';
import { isAnswerLost } from '../kernel/ServiceError';

export interface OrderOfContract {
  readonly contractId: number;
  readonly order: BadgeOrder;
  /** The key by which the server recognises an order that it has already received. */
  readonly key: string;
}

/**
 * Orders further badges for a contract. A toast reports a refusal, and, when the response is lost, that the
 * order may have been received. A success has no toast: the payment follows (M7.24).
 */
export const orderBadges = createUseCase<OrderOfContract, OrderReference>(
  'member/orderBadges',
  ({ contractId, order, key }, ports) => ports.orders.orderBadges(contractId, order, key),
  {
    noticeOfFailure: (failure) =>
      isAnswerLost(failure) ? { kind: 'member/order-unanswered', cause: failure } : failure,
  },
);
