import { constUndefined, pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type {
  PaymentGateway,
  PaymentRefused,
} from '../../../application/ports/payment/PaymentGateway';
import type { PaidReference } from '../../../domain/payment/paidReference';
import { sealedAmount } from '../../payment/sealedForm/formFields';
import type { ApiClient } from '../core/apiClient';
import type { ApiFailure } from '../core/ApiFailure';
import { call } from '../core/call';

/** `PaymentGateway` over HTTP; its statements are in the port. */
export function httpPaymentGateway(api: ApiClient): PaymentGateway {
  return {
    due: (debt) =>
      pipe(
        call(api, operations.sealPayment, { body: { ...debt, isMobile: true } }),
        TE.map(({ fields }) => sealedAmount(fields)),
      ),
    validate: (reference) => {
      const body = { reference: wireReference(reference) };
      return pipe(
        call(api, operations.validateOrder, { body }, toPaymentRefused),
        TE.map(constUndefined),
      );
    },
  };
}

/** An order without its prefix CDW, any other reference unchanged (M7.6). */
function wireReference(reference: PaidReference): string {
  return reference.replace(/^CDW/, '');
}

/**
 * Only `state: false` means that the payment is not confirmed; after any other failure this is unknown,
 * whatever its sentence.
 */
function toPaymentRefused(failure: ApiFailure): PaymentRefused | null {
  return failure.kind === 'refused' ? { kind: 'payment/refused', message: failure.message } : null;
}
