/** Whether the choice to receive a receipt was saved; the texts are in `ui/app/notices.words.fr.ts`. */
export interface ReceiptWishNotice {
  readonly kind: 'receiptWish/kept' | 'receiptWish/failed';
}
