import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { exportPassagesAnswers, listPassagesAnswers } from '../../../generated/codecs';
import type { PassageGateway, PassageQuery } from '../../application/ports/PassageGateway';
import { periodBounds } from '../../domain/passagePeriod';
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

function toRequest({ page, size, period, badgeReference }: PassageQuery): {
  page: number;
  size: PassageQuery['size'];
  badgeRef: string | null;
  selectMinDate: string;
  selectMaxDate: string;
} {
  const bounds = periodBounds(period);
  return {
    page,
    size,
    badgeRef: badgeReference,
    selectMinDate: bounds.min,
    selectMaxDate: bounds.max,
  };
}
