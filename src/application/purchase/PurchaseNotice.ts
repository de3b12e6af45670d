/** What a toast reports about a purchase; the texts are in `ui/app/notices.words.fr.ts`. */
export interface PurchaseNotice {
  /** The request that checks whether the e-mail has an account failed (P4.2). */
  readonly kind: 'purchase/email-unchecked';
}
