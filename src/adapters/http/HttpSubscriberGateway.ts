import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { loadSubscriberAnswers } from '../../../generated/codecs';
import type { SubscriberGateway } from '../../application/ports/SubscriberGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
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
  };
}
