/** The kinds of documents that may be sent, by their media types. */
export type DocumentType = 'image/png' | 'image/jpeg' | 'application/pdf';

/** A picture that is sent only after a browser has converted it; HEIC is the format of iPhones. */
export type ConvertibleType = 'image/heic' | 'image/avif' | 'image/webp' | 'image/gif';

const documentTypes: readonly DocumentType[] = ['image/png', 'image/jpeg', 'application/pdf'];

const png = '\u2030PNG\r\n\u001a\n';
const jpeg = '\u00ff\u00d8\u00ff';

/** Readers of PDF accept other bytes before its first line (ISO 32000-1, annex H). */
const PDF_HEAD_BYTES = 1_024;

/** What these bytes are, whatever their file is called; null for any other content. */
export function documentTypeOf(bytes: Uint8Array): DocumentType | ConvertibleType | null {
  const head = textOf(bytes.subarray(0, PDF_HEAD_BYTES));
  if (head.startsWith(png)) return 'image/png';
  if (head.startsWith(jpeg)) return 'image/jpeg';
  if (head.includes('%PDF-')) return 'application/pdf';
  if (/^ftyp(?:hei|hev|mif1|msf1)/.test(head.slice(4))) return 'image/heic';
  if (/^ftypavi[fs]/.test(head.slice(4))) return 'image/avif';
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'image/webp';
  return head.startsWith('GIF8') ? 'image/gif' : null;
}

/** Whether it can only be sent once a browser has converted it to a JPEG. */
export function isConvertible(
  type: DocumentType | ConvertibleType | null,
): type is ConvertibleType {
  return type !== null && !documentTypes.some((one) => one === type);
}

/** Whether the document has its end: a copy or a download may have stopped before. More may follow it. */
export function hasItsEnd(type: DocumentType, bytes: Uint8Array): boolean {
  switch (type) {
    case 'image/png':
      return textOf(bytes).includes('IEND');
    case 'image/jpeg':
      return hasEndOfJpeg(bytes);
    case 'application/pdf': {
      // A PDF for the web has such a place at its start too: objects follow it.
      const [last, ...others] = textOf(bytes)
        .split(/startxref\s+\d+/)
        .toReversed();
      return others.length > 0 && !/\d \d+ obj\b/.test(last ?? '');
    }
  }
}

/** Whether a PDF is encrypted; it may still open without a password (`opensWithoutPassword`). */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  return documentTypeOf(bytes) === 'application/pdf' && /\/Encrypt\s*[\d<]/.test(textOf(bytes));
}

/** The bytes as a text in which each has one character at its own place; ASCII is unchanged. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Segments have a length, by which a preview inside them is skipped; the data of the picture has none. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(0xff, 2);
  while (at >= 0) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return true;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    const length = isAlone ? 0 : (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    at = bytes.indexOf(0xff, at + 2 + length);
  }
  return false;
}
