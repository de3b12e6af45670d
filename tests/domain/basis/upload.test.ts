import { fc, test } from '@fast-check/vitest';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  acceptedDocuments,
  mediaTypeOf,
  parseUpload,
  signatureLength,
  type FileFacts,
  type Upload,
} from '../../../src/domain/basis/upload';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46];
const pdf = [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0));
const html = [...'<html><b'].map((letter) => letter.charCodeAt(0));

const judged = (name: string, type: string, firstBytes: readonly number[], size = 1_000) => {
  const file = { name, type, size };
  const parsed = parseUpload(file, new Uint8Array(firstBytes));
  return E.isRight(parsed) ? parsed.right === file : parsed;
};

describe('M2.23, M5.8 a document is a PNG, a JPEG or a PDF', () => {
  it.each([
    ['rib.png', 'image/png', png],
    ['rib.jpg', 'image/jpeg', jpeg],
    ['RIB.JPEG', 'image/jpeg', jpeg],
    ['rib.jfif', 'image/jpeg', jpeg],
    ['relevé.2026.Pdf', 'application/pdf', pdf],
    ['rib.pdf', '', pdf],
    ['rib.pdf', 'application/octet-stream', pdf],
  ])('%s, declared « %s », is accepted', (name, type, firstBytes) => {
    expect(judged(name, type, firstBytes)).toBe(true);
  });

  it.each([
    ['rib.gif', 'image/gif', png],
    ['rib', 'application/pdf', pdf],
    ['rib.pdf.exe', 'application/pdf', pdf],
    ['rib.heic', '', jpeg],
    ['rib.pdf', 'text/html', pdf],
    ['pdf', '', pdf],
    ['', '', pdf],
  ])('« %s », declared « %s », is of another kind', (name, type, firstBytes) => {
    expect(judged(name, type, firstBytes)).toEqual(E.left({ kind: 'upload/wrong-kind' }));
  });

  it.each([
    ['rib.pdf', 'application/pdf', html],
    ['rib.pdf', 'application/pdf', png],
    ['rib.pdf', 'image/png', pdf],
    ['rib.png', 'application/pdf', pdf],
    ['rib.png', 'image/png', png.slice(0, 7)],
    ['rib.jpg', '', [0xff, 0xd8]],
  ])('%s, declared « %s », with other first bytes is refused', (name, type, firstBytes) => {
    expect(judged(name, type, firstBytes)).toEqual(E.left({ kind: 'upload/not-what-it-says' }));
  });

  it.each([
    [0, E.left({ kind: 'upload/empty' })],
    [1, true],
    [10_000_000, true],
    [10_000_001, E.left({ kind: 'upload/too-large' })],
  ])('of %d bytes: %o', (size, expected) => {
    expect(judged('rib.pdf', 'application/pdf', pdf, size)).toEqual(expected);
  });

  it('the file dialog offers these three types', () => {
    expect(acceptedDocuments).toBe(
      'image/png,.png,image/jpeg,.jpg,.jpeg,.jfif,application/pdf,.pdf',
    );
    expect(signatureLength).toBeGreaterThanOrEqual(png.length);
  });

  it.each([
    ['releve.pdf', '', 'application/pdf'],
    ['SCAN.JPG', 'application/octet-stream', 'image/jpeg'],
    ['photo.png', 'image/png', 'image/png'],
    // Not a document: a type that no browser displays.
    ['page.html', 'text/html', 'application/octet-stream'],
  ])('%s, declared as « %s », is opened as %s', (name, type, expected) => {
    expect(mediaTypeOf({ name, type, size: 1 } as Upload<FileFacts>)).toBe(expected);
  });

  test.prop([
    fc.string(),
    fc.constantFrom('', 'image/png', 'image/jpeg', 'application/pdf', 'text/html'),
    fc.nat(),
    fc.uint8Array({ maxLength: 8 }),
  ])('no other file is accepted', (name, type, size, firstBytes) => {
    const file = { name, type, size };
    const parsed = parseUpload(file, firstBytes);
    if (!E.isRight(parsed)) return;
    expect(parsed).toEqual(E.right(file));
    const starts = [png, [0xff, 0xd8, 0xff], pdf.slice(0, 5)].some((signature) =>
      signature.every((byte, index) => firstBytes[index] === byte),
    );
    expect(starts && size > 0 && size <= 10_000_000 && /\.(png|jpe?g|pdf)$/i.test(name)).toBe(true);
  });
});
