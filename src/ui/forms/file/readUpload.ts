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
    const check = await import('../../../domain/document/pdfPassword').catch(() => null);
    if (check === null) return E.left({ kind: 'upload/unchecked' });
    return check.opensWithoutPassword(bytes) ? parsed : E.left({ kind: 'upload/locked' });
  } catch {
    return E.left({ kind: 'upload/unreadable' });
  }
}

/** Pixels of the longer side: legible, and within what canvases of phones hold. */
const LONGEST_SIDE = 4_096;

/** A picture as a JPEG, at most 4,096 pixels long; null where the browser cannot decode it. */
async function jpegOf(picture: BlobPart): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const bitmap = await createImageBitmap(new Blob([picture]));
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    // A JPEG has no transparency: its ground would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return new Uint8Array(await jpeg.arrayBuffer());
  } catch {
    return null;
  }
}
