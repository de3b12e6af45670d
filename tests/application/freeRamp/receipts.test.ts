import { isLeft } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import {
  downloadReceipt,
  downloadRequestedReceipt,
  downloadTicketReceipt,
} from '../../../src/application/freeRamp/downloadReceipt';
import { selectReceipts, selectTickets } from '../../../src/application/freeRamp/freeRampSlice';
import { makeTicketReceipt } from '../../../src/application/freeRamp/makeTicketReceipt';
import type { ReceiptError } from '../../../src/application/ports/ReceiptGateway';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/fakePorts';
import { aReceipt, aReceiptPath, aTicket, anIdentifier } from '../../support/freeRamp';
import { openFreeRamp, toastOf } from '../../support/openFreeRamp';
import { wholeList } from '../../support/wholeList';

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
const saved = { name: `recu-${anIdentifier}.pdf`, mediaType: 'application/pdf', content: pdf };
const downloaded = {
  tone: 'success',
  notice: { kind: 'freeRamp/done', deed: 'receiptDownloaded', sentence: null },
};

describe('P4.26, P7.26 a receipt made from tickets', () => {
  const [first, second, third] = [aTicket({ id: 1 }), aTicket({ id: 2 }), aTicket({ id: 3 })];
  const made = aReceipt({ id: 8305, ticketCount: 2 });

  it('stands at once on those tickets and among the receipts, and is told in a toast (P8.17)', async () => {
    const makeFromTickets = vi.fn(() => right(made));
    const store = await openFreeRamp({
      tickets: { list: () => right(wholeList(first, second, third)) },
      receipts: { makeFromTickets },
    });
    await store.dispatch(makeTicketReceipt([1, 3]));
    expect(makeFromTickets).toHaveBeenCalledWith([1, 3]);
    expect(selectTickets(store.getState())).toEqual({
      status: 'ready',
      data: wholeList({ ...first, receipt: made }, second, { ...third, receipt: made }),
    });
    expect(selectReceipts(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(made, aReceipt()),
    });
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/done', deed: 'receiptMade', sentence: null },
    });
  });

  it('P8.5 that is refused changes nothing, and is told in a toast', async () => {
    const reason = {
      kind: 'service/refused',
      message: 'Un des tickets sélectionnés figure déjà sur un reçu.',
    } as const;
    const store = await openFreeRamp({ receipts: { makeFromTickets: () => left(reason) } });
    const before = store.getState();
    expect(isLeft(await store.dispatch(makeTicketReceipt([9108])))).toBe(true);
    expect(selectTickets(store.getState())).toBe(selectTickets(before));
    expect(selectReceipts(store.getState())).toBe(selectReceipts(before));
    expect(toastOf(store)).toEqual({
      tone: 'error',
      notice: { kind: 'freeRamp/receipt-failed', reason },
    });
  });

  it('stands on its tickets when the list of receipts never came: that list is left to be asked for', async () => {
    const store = await openFreeRamp({
      receipts: {
        list: () => left({ kind: 'service/failed' }),
        makeFromTickets: () => right(made),
      },
    });
    await store.dispatch(makeTicketReceipt([9108]));
    expect(selectReceipts(store.getState()).status).toBe('failed');
    expect(selectTickets(store.getState())).toMatchObject({ data: { items: [{ receipt: made }] } });
  });
});

describe('P2.35, P6.1, P7.28 downloading a receipt', () => {
  it('saves the PDF at its path, named after the transaction, and says so', async () => {
    const save = vi.fn();
    const download = vi.fn(() => right(pdf));
    const store = createAppStore(fakePorts({ receipts: { download }, fileSaver: { save } }));
    await store.dispatch(downloadReceipt(aReceiptPath));
    expect(download).toHaveBeenCalledWith(aReceiptPath);
    expect(save).toHaveBeenCalledWith(saved);
    expect(toastOf(store)).toEqual(downloaded);
  });

  it('of a ticket goes by its identifier, for a visitor too (P6.1)', async () => {
    const save = vi.fn();
    const downloadOfTicket = vi.fn(() => right(pdf));
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
    const makeReceipt = vi.fn(() => right(aReceiptPath));
    const store = createAppStore(
      fakePorts({
        refunds: { makeReceipt },
        receipts: { download: () => right(pdf) },
        fileSaver: { save },
      }),
    );
    await store.dispatch(downloadRequestedReceipt({ id: 7, identifier: anIdentifier, receipt }));
    expect(makeReceipt).toHaveBeenCalledTimes(timesMade);
    expect(save).toHaveBeenCalledWith(saved);
  });

  it.each<ReceiptError>([
    { kind: 'receipt/not-a-pdf' },
    { kind: 'receipt/not-found', message: 'Le reçu de ce ticket a été remis en voie.' },
    { kind: 'service/unreachable' },
  ])('P8.5 that fails ($kind) saves nothing and says so in a toast', async (reason) => {
    const store = createAppStore(fakePorts({ receipts: { download: () => left(reason) } }));
    await store.dispatch(downloadReceipt(aReceiptPath));
    expect(toastOf(store)).toEqual({
      tone: 'error',
      notice: { kind: 'freeRamp/receipt-failed', reason },
    });
  });
});
