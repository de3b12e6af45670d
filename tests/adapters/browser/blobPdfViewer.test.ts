import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blobPdfViewer } from '../../../src/adapters/browser/blobPdfViewer';

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

const supports = vi.fn(() => false);

beforeEach(() => {
  vi.stubGlobal('CSS', { supports });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('M2.11 the address of a PDF', () => {
  it('is a blob URL of this page until it is closed', () => {
    const revokeObjectURL = vi.fn();
    const createObjectURL = vi.fn(() => 'blob:facture');
    Object.assign(URL, { createObjectURL, revokeObjectURL });
    const { address } = blobPdfViewer.open(pdf);
    expect(createObjectURL).toHaveBeenCalledWith(pdf);
    expect(address).toBe('blob:facture');
    expect(revokeObjectURL).not.toHaveBeenCalled();
    blobPdfViewer.close(address);
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:facture');
  });

  it.each([
    [true, true],
    [false, false],
    [undefined, true],
  ])('with pdfViewerEnabled %s, a frame shows the PDF: %s', (told, shows) => {
    Object.assign(URL, { createObjectURL: () => 'blob:facture' });
    vi.stubGlobal('navigator', { pdfViewerEnabled: told });
    expect(blobPdfViewer.open(pdf).showsInFrame).toBe(shows);
  });

  it('an iPad, which shows the first page of a PDF in a frame, opens and downloads it instead', () => {
    Object.assign(URL, { createObjectURL: () => 'blob:facture' });
    vi.stubGlobal('navigator', { pdfViewerEnabled: true });
    supports.mockReturnValueOnce(true);
    expect(blobPdfViewer.open(pdf).showsInFrame).toBe(false);
    expect(supports).toHaveBeenLastCalledWith('-webkit-touch-callout', 'none');
  });
});
