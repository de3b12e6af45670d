import type { PurchaseDocument } from '../../../domain/purchase/purchaseDocuments';
import type { Upload } from '../../../domain/document/upload';

/** Documents of a purchase, stored in memory only: a reload drops them. */
export interface DocumentHold {
  /** Null if there is none. */
  read(document: PurchaseDocument): Upload | null;
  /** Null removes the file. `owner`: the user name of whoever chose it; null for a visitor. */
  keep(document: PurchaseDocument, file: Upload | null, owner: string | null): void;
  /** Removes all of them if another person than `username` chose one. */
  clearForeign(username: string): void;
  /** Removes all of them. */
  clear(): void;
}
