import type { SignedPayment } from './PaymentSigner';

export interface PaymentPage {
  /** Opens the bank's page in place of the site, with exactly the form of this payment (M7.26). */
  open(payment: SignedPayment): void;
}
