import type { Cents } from '../../domain/money';

/** How a card payment went; the sentences stand in `ui/payment/paymentNotices.ts`. References are written as they are shown (M9.7). */
export type PaymentNotice =
  | { readonly kind: 'payment/nothing-due' }
  /** The server would have another amount paid than the one in view: nothing was. */
  | { readonly kind: 'payment/other-amount'; readonly due: Cents }
  | { readonly kind: 'payment/confirmed'; readonly reference: string }
  /** An order of 0 euro: nothing was paid (M4.5). */
  | { readonly kind: 'payment/order-validated'; readonly reference: string }
  | { readonly kind: 'payment/order-refused'; readonly message: string | null }
  /** `message` is the server's own sentence (M7.9). */
  | { readonly kind: 'payment/refused'; readonly message: string | null }
  /** Whether it stands could not be asked (M8.2). */
  | { readonly kind: 'payment/unverified'; readonly reference: string };
