import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import { selectRefunds } from '../../../src/application/freeRamp/freeRampSlice';
import { lookUpTicket } from '../../../src/application/freeRamp/lookUpTicket';
import { createAppStore } from '../../../src/application/store';
import { atParis } from '../../support/basis/atParis';
import { fakePorts, type GivenPorts } from '../../support/store/fakePorts';
import { aFoundTicket, anIdentifier, aRefund } from '../../support/freeRamp/freeRamp';
import { answered, openFreeRamp, toastOf } from '../../support/freeRamp/openFreeRamp';
import { wholeList } from '../../support/basis/wholeList';

const failure = { kind: 'service/failed' } as const;

const refusal = { kind: 'service/refused', message: 'Cet identifiant est inconnu.' } as const;

describe('looking up a ticket', () => {
  it('P7.23 a visitor uses the public service; only the screen receives the result', async () => {
    const lookUp = vi.fn(() => TE.right(aFoundTicket()));
    const store = createAppStore(fakePorts({ refunds: { lookUp } }));
    expect(
      await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: false })),
    ).toEqual(E.right({ ...aFoundTicket(), accountFailure: null }));
    expect(lookUp).toHaveBeenCalledWith(anIdentifier);
    expect(selectRefunds(store.getState())).toEqual({ status: 'idle' });
    expect(toastOf(store)).toBeUndefined();
  });

  it('P6.2, P7.24 an account uses its own service, and the refund is added to its list', async () => {
    const refund = aRefund({ id: 7409 });
    const lookUpForAccount = vi.fn(() => TE.right(aFoundTicket({ refund })));
    const lookUp = vi.fn(() => TE.right(aFoundTicket()));
    const store = await openFreeRamp({ refunds: { lookUpForAccount, lookUp } });
    await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true }));
    expect(lookUpForAccount).toHaveBeenCalledWith(anIdentifier);
    expect(lookUp).toHaveBeenCalledWith(anIdentifier);
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(refund, aRefund()),
    });
  });

  it('P8.4 that fails changes nothing, and the screen reports it', async () => {
    const store = await openFreeRamp({
      refunds: { lookUpForAccount: () => TE.left(refusal), lookUp: () => TE.left(failure) },
    });
    expect(
      await store.dispatch(lookUpTicket({ identifier: anIdentifier, forAccount: true })),
    ).toEqual(E.left(refusal));
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aRefund()),
    });
    expect(toastOf(store)).toBeUndefined();
  });
});

describe('P3.8, P4.13 a lookup of an account calls free/cash at the same time', () => {
  const refund = aRefund({ claimed: true });
  const own = aFoundTicket({
    status: 'claimed',
    refund,
    trip: null,
    toll: null,
    lane: null,
    paid: null,
  });
  const refundedAt = atParis('2026-11-02T09:00');
  const open = aFoundTicket({ status: 'refunded', refundedAt });
  const ask = async (refunds: NonNullable<GivenPorts['refunds']>) => {
    const store = await openFreeRamp({ refunds });
    const outcome = await store.dispatch(
      lookUpTicket({ identifier: anIdentifier, forAccount: true }),
    );
    return { store, outcome };
  };

  it('and shows the public facts, with the refund of the account', async () => {
    const { outcome } = await ask({
      lookUpForAccount: () => TE.right(own),
      lookUp: () => TE.right(open),
    });
    expect(outcome).toEqual(E.right({ ...open, refund, accountFailure: null }));
  });

  it('both requests are sent before either response', async () => {
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

  it('a failure of free/cash does not hide the refund of the account', async () => {
    const { outcome } = await ask({
      lookUpForAccount: () => TE.right(own),
      lookUp: () => TE.left(failure),
    });
    expect(outcome).toEqual(E.right({ ...own, accountFailure: null }));
  });

  it('a failure of the lookup of the account does not hide the public facts', async () => {
    const { outcome, store } = await ask({
      lookUpForAccount: () => TE.left(refusal),
      lookUp: () => TE.right(open),
    });
    expect(outcome).toEqual(E.right({ ...open, accountFailure: refusal }));
    expect(selectRefunds(store.getState())).toEqual({
      status: 'ready',
      data: wholeList(aRefund()),
    });
  });

  it('an expired session is reported although the public facts are known', async () => {
    const { outcome } = await ask({
      lookUpForAccount: () => TE.left({ kind: 'service/session-expired' }),
      lookUp: () => TE.right(open),
    });
    expect(outcome).toEqual(E.left({ kind: 'service/session-expired' }));
  });
});
