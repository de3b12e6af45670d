import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { closeInvoice, openInvoice } from '../../../src/application/invoice/openInvoice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

describe('M2.11 opening a document', () => {
  const open = { address: 'blob:facture', showsInFrame: true };

  it('opens its PDF for the screen, stores nothing in the state, and releases it on request', async () => {
    const pdfViewer = { open: vi.fn(() => open), close: vi.fn() };
    const store = createAppStore(
      fakePorts({ invoices: { download: () => TE.right(pdf) }, pdfViewer }),
    );
    const before = store.getState();
    expect(await store.dispatch(openInvoice('202611419'))).toEqual(E.right(open));
    expect(pdfViewer.open).toHaveBeenCalledWith(pdf);
    expect(store.getState()).toEqual(before);
    await store.dispatch(closeInvoice(open));
    expect(pdfViewer.close).toHaveBeenCalledWith('blob:facture');
  });

  it('that fails opens nothing, and the screen reports it', async () => {
    const error = { kind: 'invoice/not-a-pdf' } as const;
    const store = createAppStore(fakePorts({ invoices: { download: () => TE.left(error) } }));
    expect(await store.dispatch(openInvoice('202611419'))).toEqual(E.left(error));
    expect(store.getState().toasts).toEqual([]);
  });
});
