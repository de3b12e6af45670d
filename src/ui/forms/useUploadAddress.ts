import { useCallback, type RefCallback } from 'react';
import { mediaTypeOf, type Upload } from '../../domain/upload';

/**
 * For the element that shows a document: an address of the browser's own, as long as it is shown, and revoked after. The
 * document is opened as what its content is, never as what was declared of it.
 */
export function useUploadAddress(
  upload: Upload,
  attribute: 'href' | 'src',
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const document = upload.slice(0, upload.size, mediaTypeOf(upload));
      const address = URL.createObjectURL(document);
      element.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [upload, attribute],
  );
}
