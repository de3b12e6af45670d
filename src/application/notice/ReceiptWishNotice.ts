/**
 * Whether the choice to receive a receipt was saved; the texts are in
 * `ui/words/fr/receiptWishNotices.ts`.
 */
export interface ReceiptWishNotice {
  readonly kind: 'receiptWish/kept' | 'receiptWish/failed';
}
