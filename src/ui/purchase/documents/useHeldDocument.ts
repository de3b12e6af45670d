import * as E from 'fp-ts/Either';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { holdDocument, recallDocument } from '../../../application/purchase/keepPurchase';
import type { PurchaseDocument } from '../../../domain/purchase/purchaseDocuments';
import type { Upload, UploadError } from '../../../domain/document/upload';
import { useUpload, type UploadField } from '../../forms/file/useUpload';
import { useAppDispatch } from '../../state/appHooks';

export interface HeldDocument {
  readonly upload: UploadField;
  /** The input element. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * The field of a document: a valid file is held in memory for the visit, and restored when the step opens
 * again.
 */
export function useHeldDocument(document: PurchaseDocument): HeldDocument {
  const dispatch = useAppDispatch();
  const inputRef = useRef<HTMLInputElement>(null);
  const [initial] = useState(() => dispatch(recallDocument(document)));
  const latest = useRef<File | null>(initial);
  const upload = useUpload({
    initial,
    onChange: (file) => {
      latest.current = file;
      dispatch(holdDocument(document, null));
    },
  });
  const { checked, error } = upload;
  useEffect(() => {
    // Neither file nor error: not validated yet.
    if (checked || error) dispatch(holdDocument(document, checked));
  }, [dispatch, document, checked, error]);

  const check = async (): Promise<E.Either<UploadError, Upload>> => {
    const asked = latest.current;
    const found = await upload.check();
    // At once, for the step that opens next, unless the file was replaced in the meantime.
    if (latest.current === asked) {
      dispatch(holdDocument(document, E.isRight(found) ? found.right : null));
    }
    return found;
  };
  return { upload: { ...upload, check }, inputRef };
}
