import { constUndefined, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { NoticeGateway } from '../../../application/ports/notice/NoticeGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toNotFound } from '../core/toServiceError';
import { toPassageNotice } from './toPassageNotice';

/** `NoticeGateway` over HTTP; its statements are in the port. */
export function httpNoticeGateway(api: ApiClient): NoticeGateway {
  return {
    find: ({ number, plate, email }) =>
      pipe(
        call(
          api,
          operations.retrieveNotice,
          { body: { reference: number, numberplate: plate, email } },
          toNotFound,
        ),
        TE.map(({ cnp }) => toPassageNotice(cnp)),
      ),
    wishReceipt: ({ id, isWanted }) =>
      pipe(
        call(api, operations.requestNoticeReceipt, { body: { id, state: isWanted } }),
        TE.map(constUndefined),
      ),
  };
}
