import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { validateOrderAnswers } from '../../../generated/codecs';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentGateway, PaymentRefused } from '../../application/ports/PaymentGateway';
import type { ApiClient } from './apiClient';
import type { ApiFailure } from './ApiFailure';
import { call } from './call';
import { toPublicServiceError } from './toServiceError';

export function httpPaymentGateway(api: ApiClient): PaymentGateway {
  return {
    validate: (reference) =>
      pipe(
        call(
          api,
          (signal) => api.http.POST('/api/public/order/validate', { body: { reference }, signal }),
          validateOrderAnswers[200],
        ),
        map(() => undefined),
        mapLeft(toValidationError),
      ),
  };
}

/** Only `state: false` says that no payment stands; any other failure leaves it open, whatever sentence it brings. */
function toValidationError(failure: ApiFailure): ServiceError | PaymentRefused {
  return failure.kind === 'refused'
    ? { kind: 'payment/refused', message: failure.message }
    : toPublicServiceError(failure);
}
