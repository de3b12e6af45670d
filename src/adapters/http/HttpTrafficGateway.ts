import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { readTrafficAnswers } from '../../../generated/codecs';
import type { TrafficGateway } from '../../application/ports/TrafficGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toPublicServiceError } from './toServiceError';
import { toTraffic } from './toTraffic';

export function httpTrafficGateway(api: ApiClient): TrafficGateway {
  return {
    read: () =>
      pipe(
        call(api, (signal) => api.http.GET('/api/v2/traffic', { signal }), readTrafficAnswers[200]),
        map(({ data }) => toTraffic(data)),
        mapLeft(toPublicServiceError),
      ),
  };
}
