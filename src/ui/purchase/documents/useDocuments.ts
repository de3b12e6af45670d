import * as E from 'fp-ts/Either';
import {
  purchaseDocuments,
  type PurchaseDocument,
} from '../../../domain/purchase/purchaseDocuments';
import { useHeldDocument, type HeldDocument } from './useHeldDocument';

export interface DocumentsAsked {
  readonly asked: readonly PurchaseDocument[];
  readonly fields: Readonly<Record<PurchaseDocument, HeldDocument>>;
  /**
   * Validates all documents, so that each shows its error; resolves to the first invalid one on the screen.
   */
  readonly findMisfit: () => Promise<HeldDocument | undefined>;
}

/** The fields of the documents that a purchase needs (P5.8). */
export function useDocuments(asked: readonly PurchaseDocument[]): DocumentsAsked {
  const fields = {
    rib: useHeldDocument('rib'),
    kbis: useHeldDocument('kbis'),
    idFront: useHeldDocument('idFront'),
    idBack: useHeldDocument('idBack'),
  };
  const shown = purchaseDocuments.filter((one) => asked.includes(one));
  return {
    asked: shown,
    fields,
    findMisfit: async () => {
      const checked = await Promise.all(
        shown.map(async (document) => ({
          field: fields[document],
          isWrong: E.isLeft(await fields[document].upload.check()),
        })),
      );
      return checked.find(({ isWrong }) => isWrong)?.field;
    },
  };
}
