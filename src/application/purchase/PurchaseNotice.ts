/** What a toast says of a purchase; the sentences stand in `ui/purchase/purchaseNotices.ts`. */
export interface PurchaseNotice {
  /** Whether the e-mail has an account could not be asked (P4.2). */
  readonly kind: 'purchase/email-unchecked';
}
