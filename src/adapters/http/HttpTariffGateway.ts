import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { loadPublicDataAnswers } from '../../../generated/codecs';
import type { TariffGateway } from '../../application/ports/TariffGateway';
import type { ApiClient } from './apiClient';
import { call } from './call';
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
        map(({ subscription }) => subscription.map(toTariff)),
        mapLeft(toPublicServiceError),
      ),
  };
}
