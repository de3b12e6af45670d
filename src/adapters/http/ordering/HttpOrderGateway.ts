import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { OrderGateway } from '../../../application/ports/ordering/OrderGateway';
import { formatOrderReference } from '../../../domain/payment/orderReference';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toBadgeOrderRequest } from './toBadgeOrderRequest';

/** `OrderGateway` over HTTP; its statements are in the port. */
export function httpOrderGateway(api: ApiClient): OrderGateway {
  return {
    orderBadges: (contractId, order, key) =>
      pipe(
        call(api, operations.orderBadges, {
          path: { contractId },
          header: { 'Idempotency-Key': key },
          body: toBadgeOrderRequest(order),
        }),
        TE.map(({ reference }) => formatOrderReference(reference)),
      ),
  };
}
