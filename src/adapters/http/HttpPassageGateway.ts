import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import type { PassagesRequest } from '../../../generated/api';
import { exportPassagesAnswers, listPassagesAnswers } from '../../../generated/codecs';
import type { PassageGateway, PassageQuery } from '../../application/ports/PassageGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toPassagePage } from './toPassagePage';
import { toServiceError } from './toServiceError';

export function httpPassageGateway(api: ApiClient): PassageGateway {
  return {
    list: (query) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/private/user/data/passages', { body: toRequest(query), signal }),
          listPassagesAnswers[200],
        ),
        map(toPassagePage),
        mapLeft(toServiceError),
      ),
    exportCsv: (passageIds) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/private/passages/export', {
              body: { mode: 'csv', ids: [...passageIds] },
              signal,
            }),
          exportPassagesAnswers[200],
        ),
        map(({ csv }) => csv),
        mapLeft(toServiceError),
      ),
  };
}

/**
 * The server reads the bounds of a period as clock times of Europe/Paris: from 00:00:01 of the first day to 23:59:59 of the last
 * (M7.13, M9.12). So they hold on the days of 23 and of 25 hours.
 */
function toRequest({ page, size, period, badgeReference }: PassageQuery): PassagesRequest {
  return {
    page,
    size,
    badgeRef: badgeReference,
    selectMinDate: `${period.from} 00:00:01`,
    selectMaxDate: `${period.to} 23:59:59`,
  };
}
