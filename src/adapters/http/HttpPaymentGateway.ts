import { pipe } from 'fp-ts/function';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { validateOrderAnswers } from '../../../generated/codecs';
import type { ServiceError } from '../../application/kernel/ServiceError';
import type { PaymentGateway, PaymentRefused } from '../../application/ports/PaymentGateway';
import type { PaidReference } from '../../domain/paidReference';
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
          (signal) =>
            api.http.POST('/api/public/order/validate', {
              body: { reference: wireReference(reference) },
              signal,
            }),
          validateOrderAnswers[200],
        ),
        map(() => undefined),
        mapLeft(toValidationError),
      ),
  };
}

/** An order without its prefix CDW, anything else whole (M7.6). */
function wireReference(reference: PaidReference): string {
  return reference.replace(/^CDW/, '');
}

/** Only `state: false` says that no payment stands; any other failure leaves it open, whatever sentence it brings. */
function toValidationError(failure: ApiFailure): ServiceError | PaymentRefused {
  return failure.kind === 'refused'
    ? { kind: 'payment/refused', message: failure.message }
    : toPublicServiceError(failure);
}
