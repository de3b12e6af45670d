import { useCallback, type RefCallback } from 'react';
import { mediaTypeOf, type Upload } from '../../../domain/basis/upload';

/**
 * An object URL for the element that shows a document; revoked when the element is removed. The document is
 * opened with the type of its content, never with the declared one.
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
