import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { requestNoticeReceiptAnswers, retrieveNoticeAnswers } from '../../../generated/codecs';
import type { NoticeGateway } from '../../application/ports/NoticeGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toPassageNotice } from './toPassageNotice';
import { orNotFound, toPublicServiceError } from './toServiceError';

export function httpNoticeGateway(api: ApiClient): NoticeGateway {
  return {
    find: ({ number, plate, email }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/public/cnp/retrieve', {
              body: { reference: number, numberplate: plate, email },
              signal,
            }),
          retrieveNoticeAnswers[200],
        ),
        map(({ cnp }) => toPassageNotice(cnp)),
        mapLeft(orNotFound(toPublicServiceError)),
      ),
    wishReceipt: ({ id, isWanted }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/public/cnp/receipt', { body: { id, state: isWanted }, signal }),
          requestNoticeReceiptAnswers[200],
        ),
        map(() => undefined),
        mapLeft(toPublicServiceError),
      ),
  };
}
