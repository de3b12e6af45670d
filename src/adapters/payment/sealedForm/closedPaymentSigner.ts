import * as TE from 'fp-ts/TaskEither';
import type { PaymentSigner } from '../../../application/ports/payment/PaymentSigner';
import { bankVerdict } from './returnFields';

/** Signs nothing: the settings of payments are unreadable, so that nobody knows which bank would be paid. */
export const closedPaymentSigner: PaymentSigner = {
  sign: () => TE.left({ kind: 'payment/closed' }),
  verdict: (returned, reference) => TE.right(bankVerdict(returned, reference, null)),
};
