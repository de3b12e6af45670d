import * as E from 'fp-ts/Either';
import {
  documentTypeOf,
  isConvertible,
  isEncryptedPdf,
} from '../../../domain/document/documentContent';
import {
  checkUploadSize,
  parseUpload,
  type Upload,
  type UploadError,
} from '../../../domain/document/upload';
import { jpegOf } from './jpegOf';

/**
 * Copies a chosen file into memory and validates it: it may change or vanish afterwards. Another
 * picture, as HEIC, becomes a JPEG where the browser decodes it. Never rejects.
 */
export async function readUpload(file: File | null): Promise<E.Either<UploadError, Upload>> {
  if (!file) return E.left({ kind: 'upload/missing' });
  const size = checkUploadSize(file.size);
  if (E.isLeft(size)) return size;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = documentTypeOf(bytes);
    if (isConvertible(type)) {
      const jpeg = await jpegOf(bytes);
      if (jpeg) return parseUpload(file.name, jpeg);
      if (type === 'image/heic') return E.left({ kind: 'upload/heic' });
    }
    const parsed = parseUpload(file.name, bytes);
    if (E.isLeft(parsed) || !isEncryptedPdf(bytes)) return parsed;
    const { opensWithoutPassword } = await import('../../../domain/document/pdfPassword');
    return opensWithoutPassword(bytes) ? parsed : E.left({ kind: 'upload/locked' });
  } catch {
    return E.left({ kind: 'upload/unreadable' });
  }
}
