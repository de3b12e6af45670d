import type { SealedPayment } from '../../../domain/payment/paymentForm';

export interface PaymentPage {
  /** Opens the bank's page in place of the site, by a post of exactly these fields (M7.26). */
  open(payment: SealedPayment): void;
}
