import type { Cents } from '../../domain/basis/money';

/**
 * The result of a card payment; the texts are in `ui/app/notices.words.fr.ts`. References are written
 * as they are shown (M9.7).
 */
export type PaymentNotice =
  | { readonly kind: 'payment/nothing-due' }
  /** The settings of the site do not say how payments are made: nothing was paid. */
  | { readonly kind: 'payment/closed' }
  /** The amount due on the server differs from the displayed one: nothing was paid. */
  | { readonly kind: 'payment/other-amount'; readonly due: Cents }
  | { readonly kind: 'payment/confirmed'; readonly reference: string }
  /** An order of 0 euro: nothing was paid (M4.5). */
  | { readonly kind: 'payment/order-validated'; readonly reference: string }
  | { readonly kind: 'payment/order-refused'; readonly message: string | null }
  /** `message` is the sentence of the server (M7.9). */
  | { readonly kind: 'payment/refused'; readonly message: string | null }
  /** The request that checks a payment of a subscriber, or an order of 0 euro, failed (M8.2). */
  | { readonly kind: 'payment/unverified'; readonly reference: string }
  /**
   * The check of a visitor's payment failed, or the bank reports a payment that the server does not know yet.
   * No statement quotes a sentence.
   */
  | { readonly kind: 'payment/unchecked'; readonly reference: string }
  /** The same, and the server said why (M8.1). */
  | { readonly kind: 'payment/unsettled'; readonly reference: string; readonly message: string };
