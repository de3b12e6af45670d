import { pipe } from 'fp-ts/function';
import { tapIO } from 'fp-ts/TaskEither';
import { readWrittenPurchase, withPaid } from '../../domain/keptPurchase';
import type { PaidReference } from '../../domain/paidReference';
import { createUseCase } from '../kernel/createUseCase';
import { paymentSettled, type SettledPayment } from '../kernel/events';
import type { Ports } from '../ports/Ports';
import type { PaymentRefused } from '../ports/PaymentGateway';

/**
 * Asks the server whether a payment, or an order of 0 euro, stands: an address proves nothing (M4.6, M7.6). Asking again
 * changes nothing. Whatever keeps the answer away is told with the reference to quote (M7.9, M8.2).
 */
export const confirmPayment = createUseCase<SettledPayment, void, PaymentRefused>(
  'payment/confirmPayment',
  ({ reference }, ports) =>
    pipe(
      ports.payments.validate(reference),
      tapIO(() => () => forgetPaidPurchase(ports, reference)),
    ),
  {
    noticeOfFailure: (failure, { reference }) =>
      failure.kind === 'payment/refused' ? failure : { kind: 'payment/unverified', reference },
    noticeOfSuccess: (_, { reference }) => ({ kind: 'payment/confirmed', reference }),
    eventOfSuccess: (_, payment) => paymentSettled(payment),
  },
);

/** Once a subscription is paid nothing of it is left on this device but that it is. */
function forgetPaidPurchase(
  { purchases, documents, clock }: Ports,
  reference: PaidReference,
): void {
  const now = clock.now();
  const kept = readWrittenPurchase(purchases.read(), now);
  const after = withPaid(kept, reference);
  if (after === kept) return;
  purchases.write({ ...after, keptAt: now });
  documents.clear();
}
