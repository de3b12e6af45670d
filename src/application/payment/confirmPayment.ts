import { createUseCase } from '../kernel/createUseCase';
import { paymentSettled, type SettledPayment } from '../kernel/events';
import type { PaymentRefused } from '../ports/PaymentGateway';

/**
 * Asks the server whether a payment, or an order of 0 euro, stands: an address proves nothing (M4.6, M7.6). Asking again
 * changes nothing. Whatever keeps the answer away is told with the reference to quote (M7.9, M8.2).
 */
export const confirmPayment = createUseCase<SettledPayment, void, PaymentRefused>(
  'payment/confirmPayment',
  ({ reference }, ports) => ports.payments.validate(reference),
  {
    noticeOfFailure: (failure, { reference }) =>
      failure.kind === 'payment/refused' ? failure : { kind: 'payment/unverified', reference },
    noticeOfSuccess: (_, { reference }) => ({ kind: 'payment/confirmed', reference }),
    eventOfSuccess: (_, payment) => paymentSettled(payment),
  },
);
