import { pipe } from 'fp-ts/function';
import { filterOrElse, map, mapLeft } from 'fp-ts/TaskEither';
import { loadPublicDataAnswers } from '../../../generated/codecs';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { TariffGateway } from '../../application/ports/TariffGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { isReadable, readableItems } from './readable';
import { toPublicServiceError } from './toServiceError';
import { toTariff } from './toTariff';

export function httpTariffGateway(api: ApiClient): TariffGateway {
  return {
    list: () =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/public/data', { signal }),
          loadPublicDataAnswers[200],
        ),
        mapLeft(toPublicServiceError),
        filterOrElse(
          ({ subscription }) => isReadable(subscription),
          (): ServiceError => ({ kind: 'service/unreadable' }),
        ),
        map(({ subscription }) => readableItems(subscription).map(toTariff)),
      ),
  };
}
