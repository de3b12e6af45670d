import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import {
  changePasswordAnswers,
  linkContractAnswers,
  loadSubscriberAnswers,
  requestDeletionAnswers,
} from '../../../generated/codecs';
import type { SubscriberGateway } from '../../application/ports/SubscriberGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { formEncoded } from './formEncoded';
import { toSaved } from './toSaved';
import { toServiceError } from './toServiceError';
import { toSubscriber } from './toSubscriber';

export function httpSubscriberGateway(api: ApiClient): SubscriberGateway {
  return {
    load: () =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/private/user/data', { signal }),
          loadSubscriberAnswers[200],
        ),
        map(({ user }) => toSubscriber(user)),
        mapLeft(toServiceError),
      ),
    changePassword: ({ username, current, next }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/private/update/user/password', {
              body: { username, password: current, newPassword: next },
              ...formEncoded,
              signal,
            }),
          changePasswordAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
    linkContract: ({ name, number }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.PUT('/api/private/account/add-contract', {
              body: { name, noContract: number },
              signal,
            }),
          linkContractAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
    requestDeletion: () =>
      pipe(
        call(
          api,
          (signal) => api.http.DELETE('/api/private/user', { signal }),
          requestDeletionAnswers[200],
        ),
        map(toSaved),
        mapLeft(toServiceError),
      ),
  };
}
