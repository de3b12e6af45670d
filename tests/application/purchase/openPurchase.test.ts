import { left, right, type Either } from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { restartPurchase } from '../../../src/application/purchase/keepPurchase';
import { openPurchase, wantEmailCheck } from '../../../src/application/purchase/openPurchase';
import {
  selectEmailStanding,
  selectOpenedReference,
  selectOrderedPurchase,
} from '../../../src/application/purchase/purchaseSlice';
import type { PurchaseGateway } from '../../../src/application/ports/PurchaseGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore, type AppStore } from '../../../src/application/store';
import type { Email } from '../../../src/domain/email';
import type { OrderedPurchase } from '../../../src/domain/orderedPurchase';
import { formatOrderReference, type OrderReference } from '../../../src/domain/orderReference';
import { fakePorts } from '../../support/fakePorts';
import { heldCalls, settled } from '../../support/heldCalls';
import { anOrderedPurchase } from '../../support/purchase';
import { outOfReach, unknownReference } from '../../support/purchaseServer';

const first = formatOrderReference(42);
const second = formatOrderReference(43);
const camille = 'camille.durand@example.fr' as Email;

const aStore = (subscriptions: Partial<PurchaseGateway>) =>
  createAppStore(fakePorts({ subscriptions }));
const toasts = (store: AppStore) => selectToasts(store.getState()).map(({ notice }) => notice);
const order = (store: AppStore) => selectOrderedPurchase(store.getState());

describe('P2.14, P7.16 the order of an address', () => {
  it('is loaded once, however often it is shown', async () => {
    const retrieve = vi.fn(() => () => Promise.resolve(right(anOrderedPurchase())));
    const store = aStore({ retrieve });
    void store.dispatch(openPurchase(first, []));
    expect(order(store).status).toBe('loading');
    void store.dispatch(openPurchase(first, []));
    await settled();
    void store.dispatch(openPurchase(first, []));
    expect(retrieve).toHaveBeenCalledTimes(1);
    expect(retrieve).toHaveBeenCalledWith(first);
    expect(order(store)).toEqual({ status: 'ready', data: anOrderedPurchase() });
    expect(selectOpenedReference(store.getState())).toBe(first);
  });

  it("P8.9 an unknown reference is told in a toast, in the server's words", async () => {
    const store = aStore({ retrieve: () => () => Promise.resolve(left(unknownReference)) });
    void store.dispatch(openPurchase(first, []));
    await settled();
    expect(toasts(store)).toEqual([unknownReference]);
    expect(order(store)).toEqual({ status: 'failed', error: unknownReference });
  });

  it('what could not be asked is told in its place, not in a toast, and asked again', async () => {
    const retrieve = vi.fn<() => () => Promise<Either<ServiceError, OrderedPurchase>>>(
      () => () => Promise.resolve(left(outOfReach)),
    );
    const store = aStore({ retrieve });
    void store.dispatch(openPurchase(first, []));
    await settled();
    expect(toasts(store)).toEqual([]);
    expect(order(store)).toEqual({ status: 'failed', error: outOfReach });
    retrieve.mockImplementation(() => () => Promise.resolve(right(anOrderedPurchase())));
    void store.dispatch(openPurchase(first, []));
    await settled();
    expect(order(store).status).toBe('ready');
  });

  it('an answer that comes late, once another order was opened, changes nothing', async () => {
    const { call, answers } = heldCalls<OrderReference, OrderedPurchase>();
    const store = aStore({ retrieve: call });
    void store.dispatch(openPurchase(first, []));
    await settled();
    void store.dispatch(openPurchase(second, []));
    await settled();
    expect(call.mock.calls).toEqual([[first], [second]]);
    const wanted = anOrderedPurchase({ reference: second });
    await answers[1]?.(right(wanted));
    await answers[0]?.(right(anOrderedPurchase()));
    expect(order(store)).toEqual({ status: 'ready', data: wanted });
  });

  it('nor does it after « Recommencer »', async () => {
    const { call, answers } = heldCalls<OrderReference, OrderedPurchase>();
    const store = aStore({ retrieve: call });
    void store.dispatch(openPurchase(first, []));
    await settled();
    store.dispatch(restartPurchase());
    await answers[0]?.(right(anOrderedPurchase()));
    expect(order(store)).toEqual({ status: 'idle' });
    expect(selectOpenedReference(store.getState())).toBeNull();
  });
});

describe('P4.2 whether the e-mail has an account', () => {
  const standing = (store: AppStore) => selectEmailStanding(store.getState());

  it.each([true, false])('is asked once per e-mail, and kept: %s', async (isTaken) => {
    const isEmailTaken = vi.fn(() => () => Promise.resolve(right(isTaken)));
    const store = aStore({ isEmailTaken });
    const asking = store.dispatch(wantEmailCheck(camille));
    expect(standing(store)).toEqual({ email: camille, isTaken: null });
    await asking;
    await store.dispatch(wantEmailCheck(camille));
    expect(standing(store)).toEqual({ email: camille, isTaken });
    expect(isEmailTaken).toHaveBeenCalledTimes(1);
    await store.dispatch(wantEmailCheck('other@example.fr' as Email));
    expect(isEmailTaken).toHaveBeenCalledTimes(2);
    expect(standing(store)).toEqual({ email: 'other@example.fr', isTaken });
  });

  it('a failure is told in a toast, and holds nobody up', async () => {
    const store = aStore({ isEmailTaken: () => () => Promise.resolve(left(outOfReach)) });
    await store.dispatch(wantEmailCheck(camille));
    expect(toasts(store)).toEqual([{ kind: 'purchase/email-unchecked' }]);
    expect(standing(store)).toEqual({ email: camille, isTaken: null });
  });

  it('an answer on an e-mail that was changed since says nothing', async () => {
    const { call, answers } = heldCalls<Email, boolean>();
    const store = aStore({ isEmailTaken: call });
    void store.dispatch(wantEmailCheck(camille));
    await settled();
    void store.dispatch(wantEmailCheck('other@example.fr' as Email));
    await settled();
    await answers[1]?.(right(false));
    await answers[0]?.(right(true));
    expect(standing(store)).toEqual({ email: 'other@example.fr', isTaken: false });
  });
});
