/** Pixels of the longer side: legible, and within what canvases of phones hold. */
const LONGEST_SIDE = 4_096;

/** A picture as a JPEG, at most 4,096 pixels long; null where the browser cannot decode it. */
export async function jpegOf(picture: BlobPart): Promise<Uint8Array<ArrayBuffer> | null> {
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
