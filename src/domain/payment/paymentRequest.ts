import type { Instant } from '../basis/instant';
import type { Cents } from '../basis/money';
import type { PaymentAddress } from './paymentAddress';

/** The kind of payment: extra badges, unpaid invoices, a subscription, a notice. */
export type PaymentType = 'badge' | 'invoice' | 'order' | 'cnp';

/** A card payment, with the reference that the bank receives (M9.7). */
export interface PaymentRequest {
  readonly type: PaymentType;
  readonly reference: string;
  readonly amount: Cents;
  readonly email: string;
  readonly billing: PaymentAddress;
  /** The time of the request: the bank refuses an old form. */
  readonly at: Instant;
  readonly returns: PaymentReturns;
}

/** The addresses that the payer returns to: paths of the site, with their query. */
export interface PaymentReturns {
  readonly success: string;
  readonly failure: string;
  /** The pages for a link of the mobile application, which knows no type of a payment (P2.31). */
  readonly isMobile: boolean;
}
