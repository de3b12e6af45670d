import { isRight, type Either } from 'fp-ts/Either';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { holdDocument, recallDocument } from '../../../application/purchase/keepPurchase';
import type { PurchaseDocument } from '../../../domain/purchaseDocuments';
import type { Upload, UploadError } from '../../../domain/upload';
import { useUpload, type UploadField } from '../../forms/useUpload';
import { useAppDispatch } from '../../state/appHooks';

export interface HeldDocument {
  readonly upload: UploadField;
  /** The field itself. */
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** A document's field: what is found right is held for the rest of the visit, and found again when the step is entered again. */
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
    // Neither: not judged yet.
    if (checked || error) dispatch(holdDocument(document, checked));
  }, [dispatch, document, checked, error]);

  const check = async (): Promise<Either<UploadError, Upload>> => {
    const asked = latest.current;
    const found = await upload.check();
    // At once, for the step that opens next; but for a file that was replaced meanwhile.
    if (latest.current === asked) {
      dispatch(holdDocument(document, isRight(found) ? found.right : null));
    }
    return found;
  };
  return { upload: { ...upload, check }, inputRef };
}
