import { left, type Either } from 'fp-ts/Either';
import { parseUpload, signatureLength, type Upload, type UploadError } from '../../domain/upload';

/** Reads the first bytes of a chosen file, and judges it. Never rejects. */
export async function readUpload(file: File | null): Promise<Either<UploadError, Upload>> {
  if (!file) return left({ kind: 'upload/missing' });
  try {
    const head = await file.slice(0, signatureLength).arrayBuffer();
    return parseUpload(file, new Uint8Array(head));
  } catch {
    return left({ kind: 'upload/unreadable' });
  }
}
