import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { PaymentSigner } from '../../../application/ports/payment/PaymentSigner';
import { toSignedPayment } from '../../payment/sealedForm/formFields';
import { bankVerdict } from '../../payment/sealedForm/returnFields';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';

/**
 * The server signs: it reads amount and address from its own data, the request contains neither, and no key
 * leaves the server (P7.19).
 */
export function httpPaymentSigner(api: ApiClient): PaymentSigner {
  return {
    sign: ({ type, reference, returns }) =>
      pipe(
        call(api, operations.sealPayment, {
          body: { type, reference, ...(returns.isMobile && { isMobile: true }) },
        }),
        TE.map(({ fields }) => toSignedPayment(fields)),
      ),
    verdict: (returned, reference) => TE.right(bankVerdict(returned, reference, null)),
  };
}
