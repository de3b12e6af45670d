import type { BadgeOrder } from '../../domain/badgeOrder';
import type { OrderReference } from '../../domain/orderReference';
import { createUseCase } from '../kernel/createUseCase';

export interface OrderOfContract {
  readonly contractId: number;
  readonly order: BadgeOrder;
}

/** Orders further badges for a contract; a refusal says why in a toast, a success is told by what comes next: the payment (M7.24). */
export const orderBadges = createUseCase<OrderOfContract, OrderReference>(
  'member/orderBadges',
  ({ contractId, order }, ports) => ports.orders.orderBadges(contractId, order),
  { noticeOfFailure: (failure) => failure },
);
