import type { SealedPayment } from '../../domain/paymentForm';

export interface PaymentPage {
  /** Leaves the site for the bank's page, by a post of these fields and no other (M7.26). */
  open(payment: SealedPayment): void;
}
