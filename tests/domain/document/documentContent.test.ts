import { describe, expect, it } from 'vitest';
import {
  documentTypeOf,
  hasItsEnd,
  isEncryptedPdf,
  type DocumentType,
} from '../../../src/domain/document/documentContent';
import { bytesOf, heic, jpeg, pdf, png } from '../../support/document/documents';

it.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['application/pdf', pdf],
  ['application/pdf', `${' '.repeat(1_019)}${pdf}`],
  [null, `${' '.repeat(1_020)}${pdf}`],
  ['image/heic', heic],
  ['image/heic', heic.replace('heic', 'mif1')],
  ['image/avif', heic.replace('heic', 'avif')],
  ['image/webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  [null, 'RIFF\x24\0\0\0WAVEfmt '],
  ['image/gif', 'GIF89a'],
  [null, heic.replace('heic', 'mp42')],
  [null, heic.replace('ftyp', 'x ftyp')],
  [null, '<html>'],
])('a content is known by its first bytes: %s', (type, content) => {
  expect(documentTypeOf(bytesOf(content))).toBe(type);
});

describe('a copy or a download that stopped before the end', () => {
  it.each<[string, DocumentType, string]>([
    ['PDF', 'application/pdf', pdf],
    ['PDF with an end near its start, for the web', 'application/pdf', `${pdf}2 0 obj\n${pdf}`],
    ['JPEG with a preview', 'image/jpeg', jpeg],
    ['PNG', 'image/png', png],
  ])('is told from a whole %s, whatever follows it', (_, type, content) => {
    expect(hasItsEnd(type, bytesOf(content))).toBe(true);
    expect(hasItsEnd(type, bytesOf(`${content}\0\0 a trailer of the phone`))).toBe(true);
    expect(hasItsEnd(type, bytesOf(content.slice(0, -22)))).toBe(false);
  });
});

describe('a PDF', () => {
  it.each([
    ['with two line breaks before the place of its table', '%PDF-1.7\nstartxref\r\n\r\n9', true],
    ['with nothing but its first line', '%PDF-1.7\n', false],
    ['with an object of many changes after its first end', `${pdf}2 12 obj\n<<>>`, false],
    ['with an object of many digits after its first end', `${pdf}10412 0 obj\n<<>>`, false],
  ])('%s is whole: %s', (_title, content, whole) => {
    expect(hasItsEnd('application/pdf', bytesOf(content))).toBe(whole);
  });
});

describe('a JPEG', () => {
  const end = '\xff\xd9';
  const head = '\xff\xd8\xff\xe0\0\x04ab';

  it.each([
    ['TEM', '\xff\x01'],
    ['an escaped 255', '\xff\0'],
    ['the first restart', '\xff\xd0'],
    ['the last restart', '\xff\xd7'],
    ['a second start', '\xff\xd8'],
    ['a filling byte', '\xff'],
  ])('is whole when its end stands directly after %s, which has no length', (_title, marker) => {
    expect(hasItsEnd('image/jpeg', bytesOf(head + marker + end))).toBe(true);
    expect(hasItsEnd('image/jpeg', bytesOf(head + marker))).toBe(false);
  });

  it.each([
    ['a segment of the camera', '\xe1', '\0\x06ab'],
    ['a table', '\xc4', '\0\x06ab'],
    ['a segment of 260 bytes', '\xe1', `\x01\x04${'a'.repeat(256)}`],
  ])('is not whole by an end inside %s', (_title, marker, content) => {
    const segment = `\xff${marker}${content}${end}`;
    expect(hasItsEnd('image/jpeg', bytesOf(head + segment))).toBe(false);
    expect(hasItsEnd('image/jpeg', bytesOf(head + segment + end))).toBe(true);
  });
});

it.each([
  ['of data', 0],
  ['of filling bytes', 0xff],
])(
  'a million bytes %s end the search for the end of a JPEG: quadratic time would not',
  (_title, byte) => {
    expect(hasItsEnd('image/jpeg', new Uint8Array(1_000_000).fill(byte))).toBe(false);
  },
);

it('a PDF is encrypted when its trailer says so', () => {
  expect(isEncryptedPdf(bytesOf(`${pdf} trailer <</Encrypt<</R 4>>>>`))).toBe(true);
  expect(isEncryptedPdf(bytesOf(`${pdf} trailer <</Encrypt 5 0 R>>`))).toBe(true);
  expect(isEncryptedPdf(bytesOf(`${pdf} /EncryptMetadata`))).toBe(false);
  expect(isEncryptedPdf(bytesOf(`${png} /Encrypt 5 0 R`))).toBe(false);
});
