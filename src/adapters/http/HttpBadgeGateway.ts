import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import {
  listBadgesAnswers,
  saveBadgeServicesAnswers,
  saveThresholdAlertAnswers,
} from '../../../generated/codecs';
import type { BadgeGateway } from '../../application/ports/BadgeGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toBadge } from './toBadge';
import { toBadgeServicesRequest, toBadgeThresholdRequest } from './toBadgeRequest';
import { toSaved } from './toSaved';
import { toServiceError } from './toServiceError';
import { listPerContract } from './toSubscriber';

export function httpBadgeGateway(api: ApiClient): BadgeGateway {
  return {
    list: () =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/private/user/data/badges', { signal }),
          listBadgesAnswers[200],
        ),
        map(({ badges }) => listPerContract(badges, toBadge)),
        mapLeft(toServiceError),
      ),
    saveServices: ({ badgeId, services }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/private/update/badge/{id}/services', {
              params: { path: { id: badgeId } },
              body: toBadgeServicesRequest(services),
              signal,
            }),
          saveBadgeServicesAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
    saveThresholdAlert: ({ badgeId, alert }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/private/update/badge/{id}/threshold', {
              params: { path: { id: badgeId } },
              body: toBadgeThresholdRequest(alert),
              signal,
            }),
          saveThresholdAlertAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
  };
}
