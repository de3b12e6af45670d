import type { BadgeOrder } from '../../domain/badgeOrder';
import type { OrderReference } from '../../domain/orderReference';
import { createUseCase } from '../kernel/createUseCase';
import { isAnswerLost } from '../kernel/ServiceError';

export interface OrderOfContract {
  readonly contractId: number;
  readonly order: BadgeOrder;
  /** By which the server knows an order that it has taken. */
  readonly key: string;
}

/**
 * Orders further badges for a contract; a refusal says why in a toast, an answer that got lost that the order
 * may have been received, a success is told by what comes next: the payment (M7.24).
 */
export const orderBadges = createUseCase<OrderOfContract, OrderReference>(
  'member/orderBadges',
  ({ contractId, order, key }, ports) => ports.orders.orderBadges(contractId, order, key),
  {
    noticeOfFailure: (failure) =>
      isAnswerLost(failure) ? { kind: 'member/order-unanswered', cause: failure } : failure,
  },
);
