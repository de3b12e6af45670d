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
  [null, heic.replace('heic', 'avif')],
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

it('a PDF is encrypted when its trailer says so', () => {
  expect(isEncryptedPdf(bytesOf(`${pdf} trailer <</Encrypt 5 0 R>>`))).toBe(true);
  expect(isEncryptedPdf(bytesOf(`${pdf} /EncryptMetadata`))).toBe(false);
  expect(isEncryptedPdf(bytesOf(`${png} /Encrypt 5 0 R`))).toBe(false);
});
