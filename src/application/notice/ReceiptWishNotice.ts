/**
 * Whether the choice to receive a receipt was saved; the texts are in
 * `ui/app/receiptWishNotices.words.fr.ts`.
 */
export interface ReceiptWishNotice {
  readonly kind: 'receiptWish/kept' | 'receiptWish/failed';
}
