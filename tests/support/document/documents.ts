export const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The smallest documents with an end. */
export const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR and data\0\0\0\0IEND\xaeB`\x82';
/** A preview with an end of its own, in a segment of 8 bytes, then a picture. */
export const jpeg =
  '\xff\xd8\xff\xe1\0\x08\xff\xd8\xff\xd9ab\xff\xda\0\x02data\xff\0\xff\xd0data\xff\xd9';
export const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n';
/** The start of a photo of an iPhone. */
export const heic = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
