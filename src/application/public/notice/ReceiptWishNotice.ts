/** Whether the wish for a receipt was kept; the sentences stand in `ui/public/payOnline/receiptWishNotices.ts`. */
export interface ReceiptWishNotice {
  readonly kind: 'receiptWish/kept' | 'receiptWish/failed';
}
