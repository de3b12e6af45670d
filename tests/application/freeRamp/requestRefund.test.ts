import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { requestRefund } from '../../../src/application/freeRamp/requestRefund';
import type { RefundRequest } from '../../../src/application/ports/freeRamp/RefundGateway';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/basis/money';
import { fakePorts } from '../../support/store/fakePorts';
import { anIdentifier, aReceiptPath } from '../../support/freeRamp/freeRamp';
import { toastOf } from '../../support/freeRamp/openFreeRamp';

const failure = { kind: 'service/failed' } as const;

const refusal = { kind: 'service/refused', message: 'Cet identifiant est inconnu.' } as const;

describe('P4.18, P7.27 the request of a visitor', () => {
  const request = { identifier: anIdentifier, amount: cents(320) } as RefundRequest;
  const requested = { id: 7501, identifier: anIdentifier };

  it('is followed by its receipt, and reported in a toast (P4.23, P8.17)', async () => {
    const makeReceipt = vi.fn(() => TE.right(aReceiptPath));
    const store = createAppStore(
      fakePorts({ refunds: { request: () => TE.right(requested), makeReceipt } }),
    );
    expect(await store.dispatch(requestRefund(request))).toEqual(
      E.right({ ...requested, receipt: aReceiptPath }),
    );
    expect(makeReceipt).toHaveBeenCalledWith(requested);
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/done', action: 'refundRequested', sentence: null },
    });
  });

  it('succeeds although its receipt could not be created', async () => {
    const store = createAppStore(
      fakePorts({
        refunds: { request: () => TE.right(requested), makeReceipt: () => TE.left(failure) },
      }),
    );
    expect(await store.dispatch(requestRefund(request))).toEqual(
      E.right({ ...requested, receipt: null }),
    );
    expect(store.getState().toasts.map(({ tone }) => tone)).toEqual(['success']);
  });

  it('that is refused creates no receipt, and the toast has the sentence of the server', async () => {
    const makeReceipt = vi.fn();
    const store = createAppStore(
      fakePorts({ refunds: { request: () => TE.left(refusal), makeReceipt } }),
    );
    expect(await store.dispatch(requestRefund(request))).toEqual(E.left(refusal));
    expect(makeReceipt).not.toHaveBeenCalled();
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });

  it('whose answer is lost may have been received, and the toast says so', async () => {
    const store = createAppStore(fakePorts({ refunds: { request: () => TE.left(failure) } }));
    expect(await store.dispatch(requestRefund(request))).toEqual(E.left(failure));
    expect(toastOf(store)).toEqual({
      tone: 'error',
      notice: { kind: 'freeRamp/request-unanswered', cause: failure },
    });
  });
});
