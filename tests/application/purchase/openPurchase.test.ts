import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { keepSigned, restartPurchase } from '../../../src/application/purchase/keepPurchase';
import { openPurchase, ensureEmailCheck } from '../../../src/application/purchase/openPurchase';
import { paidFact } from '../../../src/application/purchase/paidFact';
import {
  selectEmailCheck,
  selectOpenedReference,
  selectOrderPaid,
  selectOrderedPurchase,
} from '../../../src/application/purchase/purchaseSlice';
import type { PurchaseGateway } from '../../../src/application/ports/purchase/PurchaseGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore, type AppStore } from '../../../src/application/store';
import type { Email } from '../../../src/domain/basis/email';
import { cents } from '../../../src/domain/basis/money';
import { nothingKept } from '../../../src/domain/purchase/keptPurchase';
import { draftOfOrder, type OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import {
  formatOrderReference,
  type OrderReference,
} from '../../../src/domain/payment/orderReference';
import { fakePorts, today } from '../../support/store/fakePorts';
import { deferredCalls, flushPromises } from '../../support/store/deferredCalls';
import { aTariff } from '../../support/subscriber/builders';
import { aKeptSignature } from '../../support/purchase/keptSignature';
import { anOrderedPurchase } from '../../support/purchase/purchase';
import { outOfReach, unknownReference } from '../../support/purchase/purchaseServer';

const first = formatOrderReference(42);
const second = formatOrderReference(43);
const camille = 'camille.durand@example.fr' as Email;

const aStore = (purchases: Partial<PurchaseGateway>) => createAppStore(fakePorts({ purchases }));
const toasts = (store: AppStore) => selectToasts(store.getState()).map(({ notice }) => notice);
const order = (store: AppStore) => selectOrderedPurchase(store.getState());

describe('P2.14, P7.16 the order of an address', () => {
  it('is loaded once, however often it is shown', async () => {
    const retrieve = vi.fn(() => () => Promise.resolve(E.right(anOrderedPurchase())));
    const store = aStore({ retrieve });
    void store.dispatch(openPurchase(first, []));
    expect(order(store).status).toBe('loading');
    void store.dispatch(openPurchase(first, []));
    await flushPromises();
    void store.dispatch(openPurchase(first, []));
    expect(retrieve).toHaveBeenCalledTimes(1);
    expect(retrieve).toHaveBeenCalledWith(first);
    expect(order(store)).toEqual({ status: 'ready', data: anOrderedPurchase() });
    expect(selectOpenedReference(store.getState())).toBe(first);
  });

  it("P8.9 an unknown reference is reported in a toast, with the server's sentence", async () => {
    const store = aStore({ retrieve: () => () => Promise.resolve(E.left(unknownReference)) });
    void store.dispatch(openPurchase(first, []));
    await flushPromises();
    expect(toasts(store)).toEqual([unknownReference]);
    expect(order(store)).toEqual({ status: 'failed', error: unknownReference });
  });

  it('a failed request is reported in place of the data, not in a toast, and sent again', async () => {
    const retrieve = vi.fn<() => () => Promise<E.Either<ServiceError, OrderedPurchase>>>(
      () => () => Promise.resolve(E.left(outOfReach)),
    );
    const store = aStore({ retrieve });
    void store.dispatch(openPurchase(first, []));
    await flushPromises();
    expect(toasts(store)).toEqual([]);
    expect(order(store)).toEqual({ status: 'failed', error: outOfReach });
    retrieve.mockImplementation(() => () => Promise.resolve(E.right(anOrderedPurchase())));
    void store.dispatch(openPurchase(first, []));
    await flushPromises();
    expect(order(store).status).toBe('ready');
  });

  it('a late response, after another order was opened, changes nothing', async () => {
    const { call, answers } = deferredCalls<OrderReference, OrderedPurchase>();
    const store = aStore({ retrieve: call });
    void store.dispatch(openPurchase(first, []));
    await flushPromises();
    void store.dispatch(openPurchase(second, []));
    await flushPromises();
    expect(call.mock.calls).toEqual([[first], [second]]);
    const wanted = anOrderedPurchase({ reference: second });
    await answers[1]?.(E.right(wanted));
    await answers[0]?.(E.right(anOrderedPurchase()));
    expect(order(store)).toEqual({ status: 'ready', data: wanted });
  });

  it('nor does one after « Recommencer »', async () => {
    const { call, answers } = deferredCalls<OrderReference, OrderedPurchase>();
    const store = aStore({ retrieve: call });
    void store.dispatch(openPurchase(first, []));
    await flushPromises();
    store.dispatch(restartPurchase());
    await answers[0]?.(E.right(anOrderedPurchase()));
    expect(order(store)).toEqual({ status: 'idle' });
    expect(selectOpenedReference(store.getState())).toBeNull();
  });
});

describe('M7.6 the server is asked whether the order is paid, which would settle one of 0 euro:', () => {
  const free = aTariff({ deposit: cents(0), initialLoading: cents(0), shipping: cents(0) });

  it.each([
    ['for an order with a price', [aTariff()], null, 'yes'],
    ['not for one of 0 euro', [free], null, 'no'],
    ['for one that was placed at a price, if its plan costs nothing since', [free], 9000, 'yes'],
    ['not for one that was placed at 0 euro, if its plan has a price since', [aTariff()], 0, 'no'],
    ['for one whose plan is no longer sold, if its total is known here', [], 9000, 'yes'],
    ['not for one whose plan is no longer sold, if it is not', [], null, 'unknown'],
  ])('%s', async (_title, tariffs, total, fact) => {
    const validate = vi.fn(() => TE.right(undefined));
    const access = fakePorts({
      purchases: { retrieve: () => TE.right(anOrderedPurchase()) },
      payments: { validate },
    });
    const placed = {
      ...{ reference: first, isSigned: true, isPaid: false },
      total: total === null ? null : cents(total),
    };
    const kept = { ...nothingKept, draft: draftOfOrder(anOrderedPurchase()), placed };
    access.browser.purchaseDrafts.write({ ...kept, keptAt: today });
    const store = createAppStore(access);
    await store.dispatch(openPurchase(first, tariffs));
    expect(validate).toHaveBeenCalledTimes(fact === 'yes' ? 1 : 0);
    const remote = selectOrderPaid(store.getState());
    expect(paidFact(anOrderedPurchase(), kept, tariffs, remote)).toBe(fact);
  });
});

describe('P4.2 the check whether the e-mail has an account', () => {
  const emailCheck = (store: AppStore) => selectEmailCheck(store.getState());

  it.each([true, false])('is requested once per e-mail, and stored: %s', async (isTaken) => {
    const isEmailTaken = vi.fn(() => () => Promise.resolve(E.right(isTaken)));
    const store = aStore({ isEmailTaken });
    const asking = store.dispatch(ensureEmailCheck(camille));
    expect(emailCheck(store)).toEqual({ email: camille, isTaken: null });
    await asking;
    await store.dispatch(ensureEmailCheck(camille));
    expect(emailCheck(store)).toEqual({ email: camille, isTaken });
    expect(isEmailTaken).toHaveBeenCalledTimes(1);
    await store.dispatch(ensureEmailCheck('other@example.fr' as Email));
    expect(isEmailTaken).toHaveBeenCalledTimes(2);
    expect(emailCheck(store)).toEqual({ email: 'other@example.fr', isTaken });
  });

  it('reports a failure in a toast, does not block the purchase, and asks again', async () => {
    const store = aStore({ isEmailTaken: () => () => Promise.resolve(E.left(outOfReach)) });
    await store.dispatch(ensureEmailCheck(camille));
    expect(toasts(store)).toEqual([{ kind: 'purchase/email-unchecked' }]);
    expect(emailCheck(store)).toBeNull();
  });

  it('ignores a response for an e-mail that was changed since', async () => {
    const { call, answers } = deferredCalls<Email, boolean>();
    const store = aStore({ isEmailTaken: call });
    void store.dispatch(ensureEmailCheck(camille));
    await flushPromises();
    void store.dispatch(ensureEmailCheck('other@example.fr' as Email));
    await flushPromises();
    await answers[1]?.(E.right(false));
    await answers[0]?.(E.right(true));
    expect(emailCheck(store)).toEqual({ email: 'other@example.fr', isTaken: false });
  });
});

it('P4.5 « signe » proves nothing: the contract that this tab generated stays', () => {
  const access = fakePorts();
  access.browser.signatures.write(aKeptSignature());
  createAppStore(access).dispatch(keepSigned(aKeptSignature().reference));
  expect(access.browser.signatures.read()).toEqual(aKeptSignature());
});
