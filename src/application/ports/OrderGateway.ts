import type { TaskEither } from 'fp-ts/TaskEither';
import type { BadgeOrder } from '../../domain/badgeOrder';
import type { OrderReference } from '../../domain/orderReference';
import type { ServiceError } from '../kernel/ServiceError';

export interface OrderGateway {
  /**
   * Orders further badges for a contract; the order then waits for its payment (M7.24). Asked again with the
   * same key, the server answers the order that it has taken.
   */
  orderBadges(
    contractId: number,
    order: BadgeOrder,
    key: string,
  ): TaskEither<ServiceError, OrderReference>;
}
