import type * as TE from 'fp-ts/TaskEither';
import type { BadgeOrder } from '../../../domain/ordering/badgeOrder';
import type { OrderReference } from '../../../domain/payment/orderReference';
import type { ServiceError } from '../../kernel/ServiceError';

/** Orders of further badges (M7.24). */
export interface OrderGateway {
  /**
   * Orders further badges for a contract; the order then waits for its payment (M7.24). For the same key, the
   * server returns the order that it already has.
   */
  orderBadges(
    contractId: number,
    order: BadgeOrder,
    key: string,
  ): TE.TaskEither<ServiceError, OrderReference>;
}
