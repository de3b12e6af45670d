import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import { downloadInvoice } from '../../../src/application/invoice/downloadInvoice';
import type { InvoiceError } from '../../../src/application/ports/invoice/InvoiceGateway';
import { createAppStore } from '../../../src/application/store';
import { aToken } from '../../support/account/aToken';
import { anInvoice } from '../../support/subscriber/builders';
import { fakePorts } from '../../support/store/fakePorts';

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

describe('M2.24 downloading a document', () => {
  it.each([
    ['invoice', 'facture-202611419.pdf'],
    ['statement', 'releve-202611419.pdf'],
  ] as const)('saves the PDF of the %s as %s, with a toast', async (kind, name) => {
    const save = vi.fn();
    const download = vi.fn(() => TE.right(pdf));
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

  it('that ends after a sign-out saves nothing on the device of the next person', async () => {
    const save = vi.fn();
    const access = fakePorts({
      invoices: {
        download: () => TE.fromIO(() => (store.dispatch(signOut()), pdf)),
      },
      fileSaver: { save },
    });
    access.browser.tokens.write(aToken());
    const store = createAppStore(access);
    await store.dispatch(downloadInvoice(anInvoice()));
    expect(save).not.toHaveBeenCalled();
    expect(store.getState().toasts).toEqual([]);
  });

  it.each<InvoiceError>([
    { kind: 'invoice/not-a-pdf' },
    { kind: 'invoice/not-found', message: 'Cette facture est introuvable.' },
    { kind: 'service/unreachable' },
  ])('that fails ($kind) saves nothing and reports it in a toast', async (error) => {
    const store = createAppStore(fakePorts({ invoices: { download: () => TE.left(error) } }));
    await store.dispatch(downloadInvoice(anInvoice()));
    const [toast] = store.getState().toasts;
    expect(toast?.notice).toEqual(error);
    expect(toast?.tone).toBe('error');
  });
});
