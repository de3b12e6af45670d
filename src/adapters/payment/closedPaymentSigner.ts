import * as TE from 'fp-ts/TaskEither';
import type { PaymentSigner } from '../../application/ports/payment/PaymentSigner';

/** Signs nothing: the settings of payments are unreadable, so that nobody knows which bank would be paid. */
export const closedPaymentSigner: PaymentSigner = {
  sign: () => TE.left({ kind: 'payment/closed' }),
  verdict: () => TE.right('nothing'),
};
