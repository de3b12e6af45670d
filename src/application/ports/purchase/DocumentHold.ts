import type { PurchaseDocument } from '../../../domain/purchase/purchaseDocuments';
import type { Upload } from '../../../domain/basis/upload';

/** Documents of a purchase, stored in memory only: a reload drops them. */
export interface DocumentHold {
  read(document: PurchaseDocument): Upload | null;
  keep(document: PurchaseDocument, file: Upload | null): void;
  clear(): void;
}
