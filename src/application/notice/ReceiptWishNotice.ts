/**
 * Whether the choice to receive a receipt was saved; the texts are in
 * `ui/words/<tag>/freeRamp/receiptWishNotices.ts`.
 */
export interface ReceiptWishNotice {
  readonly kind: 'receiptWish/kept' | 'receiptWish/failed';
}
