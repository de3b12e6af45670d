import { left as leftE, right as rightE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { downloadInvoice } from '../../../src/application/member/downloadInvoice';
import { closeInvoice, openInvoice } from '../../../src/application/member/openInvoice';
import type { InvoiceError } from '../../../src/application/ports/InvoiceGateway';
import { createAppStore } from '../../../src/application/store';
import { anInvoice } from '../../support/builders';
import { fakePorts } from '../../support/fakePorts';

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

describe('M2.24 downloading a document', () => {
  it.each([
    ['invoice', 'facture-202611419.pdf'],
    ['statement', 'releve-202611419.pdf'],
  ] as const)('saves the PDF of the %s as %s, and says so', async (kind, name) => {
    const save = vi.fn();
    const download = vi.fn(() => right(pdf));
    const store = createAppStore(fakePorts({ invoices: { download }, fileSaver: { save } }));
    const invoice = anInvoice({ kind });
    await store.dispatch(downloadInvoice(invoice));
    expect(download).toHaveBeenCalledWith('202611419');
    expect(save).toHaveBeenCalledWith({ name, mediaType: 'application/pdf', content: pdf });
    const [toast] = store.getState().toasts;
    expect(toast?.notice).toEqual({
      kind: 'invoice/downloaded',
      invoice: { kind, number: '202611419' },
    });
    expect(toast?.tone).toBe('success');
  });

  it.each<InvoiceError>([
    { kind: 'invoice/not-a-pdf' },
    { kind: 'invoice/not-found', message: 'Cette facture est introuvable.' },
    { kind: 'service/unreachable' },
  ])('that fails ($kind) saves nothing and says so in a toast', async (error) => {
    const store = createAppStore(fakePorts({ invoices: { download: () => left(error) } }));
    await store.dispatch(downloadInvoice(anInvoice()));
    const [toast] = store.getState().toasts;
    expect(toast?.notice).toEqual(error);
    expect(toast?.tone).toBe('error');
  });
});

describe('M2.11 opening a document', () => {
  const open = { address: 'blob:facture', showsInFrame: true };

  it('opens its PDF for the screen, keeps nothing of it, and lets go of it when told', async () => {
    const pdfViewer = { open: vi.fn(() => open), close: vi.fn() };
    const store = createAppStore(
      fakePorts({ invoices: { download: () => right(pdf) }, pdfViewer }),
    );
    const before = store.getState();
    expect(await store.dispatch(openInvoice('202611419'))).toEqual(rightE(open));
    expect(pdfViewer.open).toHaveBeenCalledWith(pdf);
    expect(store.getState()).toEqual(before);
    await store.dispatch(closeInvoice(open));
    expect(pdfViewer.close).toHaveBeenCalledWith('blob:facture');
  });

  it('that fails opens nothing, and leaves the telling to the screen', async () => {
    const error = { kind: 'invoice/not-a-pdf' } as const;
    const store = createAppStore(fakePorts({ invoices: { download: () => left(error) } }));
    expect(await store.dispatch(openInvoice('202611419'))).toEqual(leftE(error));
    expect(store.getState().toasts).toEqual([]);
  });
});
