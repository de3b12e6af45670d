import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { listBadgesAnswers } from '../../../generated/codecs';
import type { BadgeListGateway } from '../../application/ports/BadgeListGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toBadge } from './toBadge';
import { toServiceError } from './toServiceError';

export function httpBadgeListGateway(api: ApiClient): BadgeListGateway {
  return {
    list: () =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/private/user/data/badges', { signal }),
          listBadgesAnswers[200],
        ),
        map(({ badges }) => badges.map((list) => list.map(toBadge))),
        mapLeft(toServiceError),
      ),
  };
}
