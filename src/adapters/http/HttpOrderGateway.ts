import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { orderBadgesAnswers } from '../../../generated/codecs';
import type { OrderGateway } from '../../application/ports/OrderGateway';
import { formatOrderReference } from '../../domain/orderReference';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toBadgeOrderRequest } from './toBadgeOrderRequest';
import { toServiceError } from './toServiceError';

export function httpOrderGateway(api: ApiClient): OrderGateway {
  return {
    orderBadges: (contractId, order, key) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/private/add/contract/{contractId}/badge', {
              params: { path: { contractId }, header: { 'Idempotency-Key': key } },
              // openapi-fetch takes a field that is always null for one that may not be sent.
              body: toBadgeOrderRequest(order) as never,
              signal,
            }),
          orderBadgesAnswers[200],
        ),
        map(({ reference }) => formatOrderReference(reference)),
        mapLeft(toServiceError),
      ),
  };
}
