import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { BadgeGateway } from '../../../application/ports/badge/BadgeGateway';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { listPerContract } from '../core/readable';
import { toSaved } from '../core/toSaved';
import { toBadge } from './toBadge';
import { toBadgeServicesRequest, toBadgeThresholdRequest } from './toBadgeRequest';

/** `BadgeGateway` over HTTP; its statements are in the port. */
export function httpBadgeGateway(api: ApiClient): BadgeGateway {
  return {
    list: () =>
      pipe(
        call(api, operations.listBadges),
        TE.map(({ badges }) => listPerContract(badges, toBadge)),
        // The badges that are shown stay.
        TE.flatMap(TE.fromNullable<ServiceError>({ kind: 'service/unreadable' })),
      ),
    saveServices: ({ badgeId: id, services }) =>
      pipe(
        call(api, operations.saveBadgeServices, {
          path: { id },
          body: toBadgeServicesRequest(services),
        }),
        TE.map(toSaved),
      ),
    saveThresholdAlert: ({ badgeId: id, alert }) =>
      pipe(
        call(api, operations.saveThresholdAlert, {
          path: { id },
          body: toBadgeThresholdRequest(alert),
        }),
        TE.map(toSaved),
      ),
  };
}
