import { fc, test } from '../../support/basis/property';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  acceptedDocuments,
  checkUploadSize,
  parseUpload,
} from '../../../src/domain/document/upload';
import { bytesOf, heic, jpeg, pdf, png } from '../../support/document/documents';

const sent = (name: string, content: string): unknown => {
  const parsed = parseUpload(name, bytesOf(content));
  return E.isRight(parsed) ? [parsed.right.name, parsed.right.type] : parsed.left.kind;
};

describe('M2.23, M5.8 a document is a PNG, a JPEG or a PDF by its content', () => {
  it.each([
    ['rib.png', png, 'rib.png', 'image/png'],
    ['RIB.JPEG', jpeg, 'RIB.JPEG', 'image/jpeg'],
    ['rib.jfif', jpeg, 'rib.jfif', 'image/jpeg'],
    ['relevé.2026.Pdf', pdf, 'relevé.2026.Pdf', 'application/pdf'],
    ['scan.png', jpeg, 'scan.jpg', 'image/jpeg'],
    ['IMG.jpg', png, 'IMG.png', 'image/png'],
    ['IMG_0042.HEIC', jpeg, 'IMG_0042.jpg', 'image/jpeg'],
    ['photo.webp', jpeg, 'photo.jpg', 'image/jpeg'],
    ['photo.AVIF', jpeg, 'photo.jpg', 'image/jpeg'],
    ['rib\u202efdp.\u0000gif', jpeg, 'ribfdp.jpg', 'image/jpeg'],
    ['releve', pdf, 'releve.pdf', 'application/pdf'],
    ['releve.2026', pdf, 'releve.2026.pdf', 'application/pdf'],
    ['', pdf, '.pdf', 'application/pdf'],
    ['C:\\a/rib.pdf. ', pdf, 'rib.pdf', 'application/pdf'],
    [`${'é'.repeat(300)}.PDF`, pdf, `${'é'.repeat(100)}.PDF`, 'application/pdf'],
    ['rib.pdf', `\xef\xbb\xbf${pdf}`, 'rib.pdf', 'application/pdf'],
    ['rib.pdf', `\r\n${pdf}`, 'rib.pdf', 'application/pdf'],
  ])('%s with %j is sent as %s, %s', (name, content, sentName, type) => {
    expect(sent(name, content)).toEqual([sentName, type]);
  });

  it.each([
    ['page.html', '<html>', 'upload/wrong-kind'],
    ['rib.pdf.exe', 'MZ', 'upload/wrong-kind'],
    ['rib.pdf', '<html>', 'upload/not-what-it-says'],
    ['rib.png', png.slice(0, 7), 'upload/not-what-it-says'],
    ['photo.jpg', 'GIF89a', 'upload/not-what-it-says'],
    ['photo.gif', 'GIF89a', 'upload/wrong-kind'],
    ['rib.pdf', '', 'upload/empty'],
    ['IMG.HEIC', heic, 'upload/not-what-it-says'],
  ])('%s with %j is refused: %s', (name, content, kind) => {
    expect(sent(name, content)).toBe(kind);
  });

  it('a PDF may begin within its first 1,024 bytes, as for its readers', () => {
    expect(sent('rib.pdf', `${' '.repeat(1_019)}${pdf}`)).toHaveLength(2);
    expect(sent('rib.pdf', `${' '.repeat(1_020)}${pdf}`)).toBe('upload/not-what-it-says');
  });

  it('without its end it is incomplete', () => {
    expect(sent('rib.pdf', pdf.slice(0, -22))).toBe('upload/incomplete');
  });

  it.each([
    [0, 'upload/empty'],
    [10_000_000, null],
    [10_000_001, 'upload/too-large'],
  ])('of %d bytes: %s', (size, kind) => {
    expect(checkUploadSize(size)).toEqual(kind === null ? E.right(size) : E.left({ kind }));
  });

  it('the file dialog offers these types, and those that a browser converts', () => {
    expect(acceptedDocuments).toBe(
      'image/png,.png,image/jpeg,.jpg,.jpeg,.jfif,application/pdf,.pdf,image/heic,.heic,.heif,image/webp,.webp,image/avif,.avif,image/gif,.gif',
    );
  });

  test.prop([fc.string(), fc.uint8Array({ maxLength: 64 })])(
    'what is sent has the bytes that were judged, and a name that fits',
    async (name, given) => {
      const bytes = Uint8Array.of(...bytesOf(pdf), ...given);
      const parsed = parseUpload(name, bytes);
      if (E.isLeft(parsed)) return;
      expect(new Uint8Array(await parsed.right.arrayBuffer())).toEqual(bytes);
      expect(parsed.right.name).toMatch(/\.pdf$/i);
    },
  );
});
