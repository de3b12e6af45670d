import { pipe } from 'fp-ts/function';
import { of } from 'fp-ts/Task';
import { map, mapLeft } from 'fp-ts/TaskEither';
import { sealPaymentAnswers } from '../../../generated/codecs';
import type { PaymentSigner } from '../../application/ports/PaymentSigner';
import type { SealedPayment } from '../../domain/paymentForm';
import type { ApiClient } from './apiClient';
import { call } from './call';
import { toPublicServiceError } from './toServiceError';

/** Has the server sign: it knows amount and address itself and is told neither, and no key leaves it (P7.19). */
export function httpPaymentSigner(api: ApiClient): PaymentSigner {
  return {
    sign: ({ type, reference }) =>
      pipe(
        call(
          api,
          (signal) =>
            api.http.POST('/api/public/payment/seal', { body: { type, reference }, signal }),
          sealPaymentAnswers[200],
        ),
        map(({ fields }) => fields as SealedPayment),
        mapLeft(toPublicServiceError),
      ),
    sealOf: () => of(null),
  };
}
