import { isForeign } from '../../../domain/basis/isForeign';
import type { Upload } from '../../../domain/document/upload';
import type { PurchaseDocument } from '../../../domain/purchase/purchaseDocuments';
import type { DocumentHold } from '../../../application/ports/purchase/DocumentHold';

export function memoryDocumentHold(): DocumentHold {
  const held = new Map<
    PurchaseDocument,
    { readonly file: Upload; readonly owner: string | null }
  >();
  const clear = (): void => held.clear();
  return {
    read: (document) => held.get(document)?.file ?? null,
    keep: (document, file, owner) => {
      if (file) held.set(document, { file, owner });
      else held.delete(document);
    },
    clearForeign: (username) => {
      if ([...held.values()].some(({ owner }) => isForeign(owner, username))) clear();
    },
    clear,
  };
}
