import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import {
  downloadReceipt,
  downloadRequestedReceipt,
  downloadTicketReceipt,
} from '../../../src/application/freeRamp/downloadReceipt';
import type { ReceiptError } from '../../../src/application/ports/freeRamp/ReceiptGateway';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';
import { aReceiptPath, anIdentifier } from '../../support/freeRamp/freeRamp';
import { toastOf } from '../../support/freeRamp/openFreeRamp';

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });

const saved = { name: `recu-${anIdentifier}.pdf`, mediaType: 'application/pdf', content: pdf };

const downloaded = {
  tone: 'success',
  notice: { kind: 'freeRamp/done', action: 'receiptDownloaded', sentence: null },
};

describe('P2.35, P6.1, P7.28 downloading a receipt', () => {
  it('saves the PDF at its path, named after the transaction, with a toast', async () => {
    const save = vi.fn();
    const download = vi.fn(() => TE.right(pdf));
    const store = createAppStore(fakePorts({ receipts: { download }, fileSaver: { save } }));
    await store.dispatch(downloadReceipt(aReceiptPath));
    expect(download).toHaveBeenCalledWith(aReceiptPath);
    expect(save).toHaveBeenCalledWith(saved);
    expect(toastOf(store)).toEqual(downloaded);
  });

  it('of a ticket uses its identifier, for a visitor too (P6.1)', async () => {
    const save = vi.fn();
    const downloadOfTicket = vi.fn(() => TE.right(pdf));
    const store = createAppStore(
      fakePorts({ receipts: { downloadOfTicket }, fileSaver: { save } }),
    );
    await store.dispatch(downloadTicketReceipt(anIdentifier));
    expect(downloadOfTicket).toHaveBeenCalledWith(anIdentifier);
    expect(save).toHaveBeenCalledWith(saved);
    expect(toastOf(store)).toEqual(downloaded);
  });

  it.each([
    ['that came with the request is downloaded as it is', aReceiptPath, 0],
    ['that could not be made then is made first', null, 1],
  ] as const)('P4.19 of a request, one %s', async (_title, receipt, timesMade) => {
    const save = vi.fn();
    const makeReceipt = vi.fn(() => TE.right(aReceiptPath));
    const store = createAppStore(
      fakePorts({
        refunds: { makeReceipt },
        receipts: { download: () => TE.right(pdf) },
        fileSaver: { save },
      }),
    );
    const onMade = vi.fn();
    await store.dispatch(
      downloadRequestedReceipt({ id: 7, identifier: anIdentifier, receipt, onMade }),
    );
    expect(onMade).toHaveBeenCalledTimes(timesMade);
    expect(makeReceipt).toHaveBeenCalledTimes(timesMade);
    expect(save).toHaveBeenCalledWith(saved);
  });

  it('tells the created receipt even if its download fails: it is not created again', async () => {
    const onMade = vi.fn();
    const store = createAppStore(
      fakePorts({
        refunds: { makeReceipt: () => TE.right(aReceiptPath) },
        receipts: { download: () => TE.left({ kind: 'service/unreachable' }) },
      }),
    );
    const request = { id: 7, identifier: anIdentifier, receipt: null, onMade };
    await store.dispatch(downloadRequestedReceipt(request));
    expect(onMade).toHaveBeenCalledWith(aReceiptPath);
  });

  it.each<ReceiptError>([
    { kind: 'receipt/not-a-pdf' },
    { kind: 'receipt/not-found', message: 'Le reçu de ce ticket a été remis en voie.' },
    { kind: 'service/unreachable' },
  ])('P8.5 that fails ($kind) saves nothing and reports it in a toast', async (reason) => {
    const store = createAppStore(fakePorts({ receipts: { download: () => TE.left(reason) } }));
    await store.dispatch(downloadReceipt(aReceiptPath));
    expect(toastOf(store)).toEqual({
      tone: 'error',
      notice: { kind: 'freeRamp/receipt-failed', reason },
    });
  });
});
