import type { DocumentHold } from '../../../application/ports/purchase/DocumentHold';

export function memoryDocumentHold(): DocumentHold {
  const held = new Map<string, NonNullable<ReturnType<DocumentHold['read']>>>();
  return {
    read: (document) => held.get(document) ?? null,
    keep: (document, file) => {
      if (file) held.set(document, file);
      else held.delete(document);
    },
    clear: () => held.clear(),
  };
}
