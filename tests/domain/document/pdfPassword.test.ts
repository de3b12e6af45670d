import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { isEncryptedPdf } from '../../../src/domain/document/documentContent';
import { opensWithoutPassword } from '../../../src/domain/document/pdfPassword';

type Version = NonNullable<PDFKit.PDFDocumentOptions['pdfVersion']>;

/** A PDF that forbids printing; with a password, it also asks for it. */
const written = (pdfVersion: Version, userPassword = ''): Promise<Uint8Array> =>
  new Promise((resolve) => {
    const permissions = { printing: undefined };
    const ownerPassword = 'banque';
    const document = new PDFDocument({ pdfVersion, userPassword, ownerPassword, permissions });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.text('RIB').end();
  });

/** Of two PDFs that pypdf wrote by ISO 32000-2, without and with a password. */
const revision6 = (user: string): Uint8Array =>
  Buffer.from(
    `%PDF-2.0\n5 0 obj\n<</Filter /Standard /V 5 /R 6 /U <${user}>>>\nendobj\ntrailer <</Encrypt 5 0 R>>`,
  );

describe('a PDF that asks for a password to be opened', () => {
  it.each<[string, Version]>([
    ['40 bits', '1.3'],
    ['128 bits', '1.4'],
    ['AES-128', '1.6'],
    ['AES-256', '1.7ext3'],
  ])('%s: is told from one that only forbids printing', async (_, version) => {
    const open = await written(version);
    const locked = await written(version, 'secret');
    expect([open, locked].map(isEncryptedPdf)).toEqual([true, true]);
    expect([open, locked].map(opensWithoutPassword)).toEqual([true, false]);
  });

  it('AES-256 of PDF 2.0: is told from one that only forbids printing', () => {
    const open =
      '394f963158dddafec49466ff27dcb5787e386346dacb85baa6e15273766b1c3aa539a3518b7f78d6f3fe82a4ab62f1f5';
    const locked =
      '89d611bdd16d33bbc39f6268b35c0ab8fea04843f68306698e207bd9757328b22c2e64fbafc06f049124a1e10a026883';
    expect([open, locked].map(revision6).map(opensWithoutPassword)).toEqual([true, false]);
  });

  it('a certificate that is needed to open it is as good as a password', () => {
    const text = '%PDF-1.7\ntrailer <</Encrypt <</Filter /Adobe.PubSec /V 4>>>>';
    expect(isEncryptedPdf(Buffer.from(text))).toBe(true);
    expect(opensWithoutPassword(Buffer.from(text))).toBe(false);
  });
});
