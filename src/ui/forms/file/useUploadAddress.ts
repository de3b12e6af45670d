import { useCallback, type RefCallback } from 'react';
import type { Upload } from '../../../domain/document/upload';

/** An object URL for the element that shows a document; revoked when the element is removed. */
export function useUploadAddress(
  upload: Upload,
  attribute: 'href' | 'src',
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      const address = URL.createObjectURL(upload);
      element.setAttribute(attribute, address);
      return () => URL.revokeObjectURL(address);
    },
    [upload, attribute],
  );
}
