import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { PassageGateway } from '../../../application/ports/passage/PassageGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toPassagePage } from './toPassagePage';
import { toPassagesRequest } from './toPassagesRequest';

/** `PassageGateway` over HTTP; its statements are in the port. */
export function httpPassageGateway(api: ApiClient): PassageGateway {
  return {
    list: (query) =>
      pipe(
        call(api, operations.listPassages, { body: toPassagesRequest(query) }),
        TE.map(toPassagePage),
      ),
    exportCsv: (ids) =>
      pipe(
        call(api, operations.exportPassages, { body: { mode: 'csv', ids } }),
        TE.map(({ csv }) => csv),
      ),
  };
}
