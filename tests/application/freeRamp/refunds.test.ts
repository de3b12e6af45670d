import { left as leftE, right as rightE } from 'fp-ts/Either';
import { left, right } from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { claimRefunds } from '../../../src/application/freeRamp/claimRefunds';
import { findTicketOfRequest } from '../../../src/application/freeRamp/findTicketOfRequest';
import { selectReceipts, selectRefunds } from '../../../src/application/freeRamp/freeRampSlice';
import { lookUpTicket } from '../../../src/application/freeRamp/lookUpTicket';
import { requestRefund } from '../../../src/application/freeRamp/requestRefund';
import type { RefundRequest } from '../../../src/application/ports/RefundGateway';
import { createAppStore } from '../../../src/application/store';
import { cents } from '../../../src/domain/money';
import { atParis } from '../../domain/atParis';
import { fakePorts, type GivenPorts } from '../../support/fakePorts';
import {
  aFoundTicket,
  anIdentifier,
  aReceipt,
  aReceiptPath,
  aRefund,
} from '../../support/freeRamp';
import { answered, openFreeRamp, toastOf } from '../../support/openFreeRamp';
import { wholeList } from '../../support/wholeList';

const failure = { kind: 'service/failed' } as const;
const refusal = { kind: 'service/refused', message: 'Cet identifiant est inconnu.' } as const;

describe('looking up a ticket', () => {
  it('P7.23 a visitor asks the open service; the answer is the screen’s alone', async () => {
    const lookUp = vi.fn(() => right(aFoundTicket()));
    const store = createAppStore(fakePorts({ refunds: { lookUp } }));
    expect(
      await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: false })),
    ).toEqual(rightE({ ...aFoundTicket(), accountFailure: null }));
    expect(lookUp).toHaveBeenCalledWith(anIdentifier);
    expect(selectRefunds(store.getState())).toEqual({ status: 'idle' });
    expect(toastOf(store)).toBeUndefined();
  });

  it('P6.2, P7.24 an account asks its own, and the refund joins its others', async () => {
    const refund = aRefund({ id: 7409 });
    const lookUpForAccount = vi.fn(() => right(aFoundTicket({ refund })));
    const lookUp = vi.fn(() => right(aFoundTicket()));
    const store = await openFreeRamp({ refunds: { lookUpForAccount, lookUp } });
    await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true }));
    expect(lookUpForAccount).toHaveBeenCalledWith(anIdentifier);
    expect(lookUp).toHaveBeenCalledWith(anIdentifier);
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(refund, aRefund()),
    });
  });

  it('P8.4 that fails changes nothing, and leaves the telling to the screen', async () => {
    const store = await openFreeRamp({
      refunds: { lookUpForAccount: () => left(refusal), lookUp: () => left(failure) },
    });
    expect(
      await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true })),
    ).toEqual(leftE(refusal));
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aRefund()),
    });
    expect(toastOf(store)).toBeUndefined();
  });

  it('P2.42 the ticket of a request is found by the request’s id', async () => {
    const findIdentifier = vi.fn(() => right(anIdentifier));
    const store = createAppStore(fakePorts({ refunds: { findIdentifier } }));
    expect(await store.dispatch(findTicketOfRequest(7401))).toEqual(rightE(anIdentifier));
    expect(findIdentifier).toHaveBeenCalledWith(7401);
  });
});

describe('P3.8, P4.13 a lookup of an account asks free/cash at the same time', () => {
  const refund = aRefund({ claimed: true });
  const own = aFoundTicket({
    standing: 'claimed',
    refund,
    trip: null,
    toll: null,
    lane: null,
    paid: null,
  });
  const refundedAt = atParis('2026-11-02T09:00');
  const open = aFoundTicket({ standing: 'refunded', refundedAt });
  const ask = async (refunds: NonNullable<GivenPorts['refunds']>) => {
    const store = await openFreeRamp({ refunds });
    const outcome = await store.dispatch(
      lookUpTicket({ identifier: anIdentifier, forAccount: true }),
    );
    return { store, outcome };
  };

  it('and shows what a visitor would see, with the refund of the account', async () => {
    const { outcome } = await ask({
      lookUpForAccount: () => right(own),
      lookUp: () => right(open),
    });
    expect(outcome).toEqual(rightE({ ...open, refund, accountFailure: null }));
  });

  it('both leave before either has answered', async () => {
    const asked: string[] = [];
    const never = (name: string) => () => () => {
      asked.push(name);
      return new Promise<never>(() => undefined);
    };
    const store = await openFreeRamp({
      refunds: { lookUpForAccount: never('account'), lookUp: never('anyone') },
    });
    void store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true }));
    await answered();
    expect(asked).toEqual(['account', 'anyone']);
  });

  it('free/cash that fails does not hide the refund of the account', async () => {
    const { outcome } = await ask({
      lookUpForAccount: () => right(own),
      lookUp: () => left(failure),
    });
    expect(outcome).toEqual(rightE({ ...own, accountFailure: null }));
  });

  it('the lookup of the account that fails does not hide what anyone sees', async () => {
    const { outcome, store } = await ask({
      lookUpForAccount: () => left(refusal),
      lookUp: () => right(open),
    });
    expect(outcome).toEqual(rightE({ ...open, accountFailure: refusal }));
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aRefund()),
    });
  });

  it('a session that is over is not hidden by what anyone sees', async () => {
    const { outcome } = await ask({
      lookUpForAccount: () => left({ kind: 'service/session-expired' }),
      lookUp: () => right(open),
    });
    expect(outcome).toEqual(leftE({ kind: 'service/session-expired' }));
  });
});

describe('P4.18, P7.27 the request of a visitor', () => {
  const request = { identifier: anIdentifier, amount: cents(320) } as RefundRequest;
  const requested = { id: 7501, identifier: anIdentifier };

  it('is followed by its receipt, and told in a toast (P4.23, P8.17)', async () => {
    const makeReceipt = vi.fn(() => right(aReceiptPath));
    const store = createAppStore(
      fakePorts({ refunds: { request: () => right(requested), makeReceipt } }),
    );
    expect(await store.dispatch(requestRefund(request))).toEqual(
      rightE({ ...requested, receipt: aReceiptPath }),
    );
    expect(makeReceipt).toHaveBeenCalledWith(requested);
    expect(toastOf(store)).toEqual({
      tone: 'success',
      notice: { kind: 'freeRamp/done', deed: 'refundRequested', sentence: null },
    });
  });

  it('stands although its receipt could not be made', async () => {
    const store = createAppStore(
      fakePorts({ refunds: { request: () => right(requested), makeReceipt: () => left(failure) } }),
    );
    expect(await store.dispatch(requestRefund(request))).toEqual(
      rightE({ ...requested, receipt: null }),
    );
    expect(store.getState().toasts.map(({ tone }) => tone)).toEqual(['success']);
  });

  it('that is refused makes no receipt, and is told in the server’s words', async () => {
    const makeReceipt = vi.fn();
    const store = createAppStore(
      fakePorts({ refunds: { request: () => left(refusal), makeReceipt } }),
    );
    expect(await store.dispatch(requestRefund(request))).toEqual(leftE(refusal));
    expect(makeReceipt).not.toHaveBeenCalled();
    expect(toastOf(store)).toEqual({ tone: 'error', notice: refusal });
  });
});

describe('P4.23, P7.27 a claim', () => {
  const receipt = aReceipt({ id: 8306 });

  it.each([null, 'Virement sous 3 jours.'])(
    'marks its refunds claimed, adds its receipt, and is told in a toast (%s)',
    async (sentence) => {
      const claim = vi.fn(() => right({ receipt, sentence }));
      const other = aRefund({ id: 7404 });
      const store = await openFreeRamp({
        refunds: { list: () => right(wholeList(aRefund(), other)), claim },
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
        notice: { kind: 'freeRamp/done', deed: 'refundsClaimed', sentence },
      });
    },
  );

  it('that is refused claims nothing, and is told in the server’s words', async () => {
    const store = await openFreeRamp({ refunds: { claim: () => left(refusal) } });
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
