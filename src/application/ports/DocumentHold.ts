import type { PurchaseDocument } from '../../domain/purchaseDocuments';
import type { Upload } from '../../domain/upload';

/** Documents of a purchase, in the page's memory only: a reload forgets them. */
export interface DocumentHold {
  read(document: PurchaseDocument): Upload | null;
  keep(document: PurchaseDocument, file: Upload | null): void;
  clear(): void;
}
