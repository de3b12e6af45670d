import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { claimRefunds } from '../../../src/application/freeRamp/claimRefunds';
import { selectReceipts, selectRefunds } from '../../../src/application/freeRamp/freeRampSlice';
import { aReceipt, aRefund } from '../../support/freeRamp/freeRamp';
import { openFreeRamp, toastOf } from '../../support/freeRamp/openFreeRamp';
import { wholeList } from '../../support/basis/wholeList';

const refusal = { kind: 'service/refused', message: 'Cet identifiant est inconnu.' } as const;

describe('P4.23, P7.27 a claim', () => {
  const receipt = aReceipt({ id: 8306 });

  it.each([null, 'Virement sous 3 jours.'])(
    'marks its refunds as claimed, adds its receipt, and is reported in a toast (%s)',
    async (sentence) => {
      const claim = vi.fn(() => TE.right({ receipt, sentence }));
      const other = aRefund({ id: 7404 });
      const store = await openFreeRamp({
        refunds: { list: () => TE.right(wholeList(aRefund(), other)), claim },
      });
      await store.dispatch(claimRefunds([7401]));
      expect(claim).toHaveBeenCalledWith([7401]);
      expect(selectRefunds(store.getState())).toEqual({
        status: 'ready',
        data: wholeList(aRefund({ claimed: true, receipt: receipt.path }), other),
      });
      expect(selectReceipts(store.getState())).toEqual({
        status: 'ready',
        data: wholeList(receipt, aReceipt()),
      });
      expect(toastOf(store)).toEqual({
        tone: 'success',
        notice: { kind: 'freeRamp/done', action: 'refundsClaimed', sentence },
      });
    },
  );

  it('that is refused claims nothing, and the toast has the sentence of the server', async () => {
    const store = await openFreeRamp({ refunds: { claim: () => TE.left(refusal) } });
    await store.dispatch(claimRefunds([7401]));
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aRefund()),
    });
    expect(selectReceipts(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aReceipt()),
    });
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });
});
