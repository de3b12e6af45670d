import * as E from 'fp-ts/Either';
import {
  parseUpload,
  signatureLength,
  type Upload,
  type UploadError,
} from '../../../domain/basis/upload';

/** Reads the first bytes of a chosen file and validates it. Never rejects. */
export async function readUpload(file: File | null): Promise<E.Either<UploadError, Upload>> {
  if (!file) return E.left({ kind: 'upload/missing' });
  try {
    const head = await file.slice(0, signatureLength).arrayBuffer();
    return parseUpload(file, new Uint8Array(head));
  } catch {
    return E.left({ kind: 'upload/unreadable' });
  }
}
