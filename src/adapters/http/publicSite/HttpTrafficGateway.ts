import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { ServiceError } from '../../../application/kernel/ServiceError';
import type { TrafficGateway } from '../../../application/ports/publicSite/TrafficGateway';
import type { Traffic } from '../../../domain/publicSite/traffic';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { readableItems } from '../core/readable';
import { toTraffic } from './toTraffic';

/**
 * Requests the list of v1 if v2 fails; if that list has no readable entry, the result is the failure of v2
 * (P7.3).
 */
export function httpTrafficGateway(api: ApiClient): TrafficGateway {
  return {
    read: () =>
      pipe(
        call(api, operations.readTraffic),
        TE.map(({ data }) => toTraffic(data)),
        TE.orElse((failure) =>
          pipe(
            newestOfList(api),
            TE.mapLeft(() => failure),
            TE.flatMap(TE.fromNullable(failure)),
          ),
        ),
      ),
  };
}

/** undefined for a list without a readable entry. */
function newestOfList(api: ApiClient): TE.TaskEither<ServiceError, Traffic | undefined> {
  return pipe(
    call(api, operations.listTrafficSnapshots),
    TE.map((list) => readableItems(list).map(toTraffic)),
    TE.map((all) => all.toSorted((one, other) => other.updatedAt - one.updatedAt)[0]),
  );
}
