import { pipe } from 'fp-ts/function';
import { filterOrElse, map, mapLeft, orElse, type TaskEither } from 'fp-ts/TaskEither';
import { listTrafficSnapshotsAnswers, readTrafficAnswers } from '../../../generated/codecs';
import type { TrafficGateway } from '../../application/ports/TrafficGateway';
import type { Traffic } from '../../domain/traffic';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { readableItems } from './readable';
import { toPublicServiceError } from './toServiceError';
import { toTraffic } from './toTraffic';

/** The list of v1 is asked for when v2 fails; where it brings nothing either, the failure of v2 stands (P7.3). */
export function httpTrafficGateway(api: ApiClient): TrafficGateway {
  return {
    read: () =>
      pipe(
        present(api),
        orElse((failure) =>
          pipe(
            newestOfList(api),
            mapLeft(() => failure),
            filterOrElse(
              (traffic) => traffic !== undefined,
              () => failure,
            ),
          ),
        ),
        mapLeft(toPublicServiceError),
      ),
  };
}

function present(api: ApiClient): TaskEither<ApiFailure, Traffic> {
  return pipe(
    call(api, (signal) => api.http.GET('/api/v2/traffic', { signal }), readTrafficAnswers[200]),
    map(({ data }) => toTraffic(data)),
  );
}

/** Undefined for a list without an entry that can be read. */
function newestOfList(api: ApiClient): TaskEither<ApiFailure, Traffic | undefined> {
  return pipe(
    call(
      api,
      (signal) => api.http.POST('/api/public/traffic', { signal }),
      listTrafficSnapshotsAnswers[200],
    ),
    map((list) => readableItems(list).map(toTraffic)),
    map((all) => all.toSorted((one, other) => other.updatedAt - one.updatedAt)[0]),
  );
}
