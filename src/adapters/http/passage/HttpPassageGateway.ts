import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { PassagesRequest } from '../../../../generated/api';
import * as operations from '../../../../generated/operations';
import type {
  PassageGateway,
  PassageQuery,
} from '../../../application/ports/passage/PassageGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toPassagePage } from './toPassagePage';

export function httpPassageGateway(api: ApiClient): PassageGateway {
  return {
    list: (query) =>
      pipe(call(api, operations.listPassages, { body: toRequest(query) }), TE.map(toPassagePage)),
    exportCsv: (ids) =>
      pipe(
        call(api, operations.exportPassages, { body: { mode: 'csv', ids } }),
        TE.map(({ csv }) => csv),
      ),
  };
}

/**
 * The server reads the bounds of a period as wall-clock times of Europe/Paris: from 00:00:01 of the first day
 * to 23:59:59 of the last (M7.13, M9.12). They are therefore correct on days of 23 and of 25 hours too.
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
