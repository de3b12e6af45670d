import * as E from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { holdDocument, keep } from '../../../src/application/purchase/keepPurchase';
import {
  openPurchase,
  renewContract,
  ensureContract,
} from '../../../src/application/purchase/openPurchase';
import { selectContractToSign } from '../../../src/application/purchase/purchaseSlice';
import type {
  ContractRequest,
  ContractToSign,
  PurchaseGateway,
} from '../../../src/application/ports/purchase/PurchaseGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore, type AppStore } from '../../../src/application/store';
import type { OrderedPurchase } from '../../../src/domain/purchase/orderedPurchase';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { fakePorts } from '../../support/store/fakePorts';
import { deferredCalls, flushPromises } from '../../support/store/deferredCalls';
import {
  aKeptPurchase,
  anOrderedPurchase,
  aPurchaseDraft,
  documentFiles,
  someDetails,
} from '../../support/purchase/purchase';
import { fillInBank } from '../../support/purchase/purchaseDevice';
import { aContractToSign, unknownReference } from '../../support/purchase/purchaseServer';

const first = formatOrderReference(42);

const second = formatOrderReference(43);

const returns = { success: '/achat/CDW0000042/signe', failure: '/achat/CDW0000042' };

const aStore = (purchases: Partial<PurchaseGateway>) => createAppStore(fakePorts({ purchases }));

const toasts = (store: AppStore) => selectToasts(store.getState()).map(({ notice }) => notice);

const contract = (store: AppStore) => selectContractToSign(store.getState());

describe('P4.4 the contract of an order', () => {
  const ofCompany = anOrderedPurchase({ customerType: 'professional' });

  /** A page with these documents, and its calls for contracts. */
  function aPage(documents: readonly ('rib' | 'kbis' | 'idFront' | 'idBack')[] = ['rib']) {
    const { call, answers } = deferredCalls<ContractRequest, ContractToSign>();
    const store = aStore({
      generateContract: call,
      retrieve: () => () => Promise.resolve(E.right(anOrderedPurchase())),
    });
    fillInBank(store, documents);
    return { store, call, answers };
  }

  it('is generated once, with its documents and its return addresses', async () => {
    const { store, call, answers } = aPage();
    for (const _ of [1, 2, 3]) store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    expect(call.mock.calls).toEqual([
      [{ order: anOrderedPurchase(), civility: null, files: { rib: documentFiles.rib }, returns }],
    ]);
    await answers[0]?.(E.right(aContractToSign));
    expect(contract(store)).toEqual({ status: 'ready', data: aContractToSign });
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('P7.14 has the civility typed for this order on this device, decoded from the storage', async () => {
    const placed = { reference: first, isSigned: false, isPaid: false, total: null };
    const generatedWith = async (civility: string, of = first): Promise<unknown> => {
      const { store, call } = aPage();
      const draft = aPurchaseDraft();
      const details = { ...draft.details, civility };
      store.dispatch(keep(aKeptPurchase({ draft: { ...draft, details }, placed })));
      store.dispatch(ensureContract(anOrderedPurchase({ reference: of }), returns));
      await flushPromises();
      return call.mock.calls[0]?.[0].civility;
    };
    expect(await generatedWith('madame')).toBe('madame');
    expect(await generatedWith('<b>Reine</b>')).toBeNull();
    expect(await generatedWith('madame', second)).toBeNull();
  });

  it('P7.14 has the names corrected for this order on this device, where the server has none', async () => {
    const placed = { reference: first, isSigned: false, isPaid: false, total: null };
    const corrected = { hasOwnNames: true, lastname: 'DURAND', firstname: 'MARIE-CAMILLE' };
    const generatedWith = async (order: Partial<OrderedPurchase>): Promise<unknown> => {
      const { store, call } = aPage();
      const draft = aPurchaseDraft({ details: someDetails(corrected) });
      store.dispatch(keep(aKeptPurchase({ draft, placed })));
      const { correspondence } = anOrderedPurchase();
      const line = { ...correspondence, companyName: 'DURAND MARIE CAMILLE' };
      store.dispatch(
        ensureContract(
          anOrderedPurchase({ holder: null, correspondence: line, ...order }),
          returns,
        ),
      );
      await flushPromises();
      return call.mock.calls[0]?.[0].order.holder;
    };
    const sent = { lastname: 'DURAND', firstname: 'MARIE CAMILLE' };
    const ofServer = { lastname: 'DURAND MARIE', firstname: 'CAMILLE' };
    expect(await generatedWith({})).toEqual(sent);
    expect(await generatedWith({ holder: ofServer })).toEqual(ofServer);
    expect(await generatedWith({ reference: second })).toBeNull();
    expect(await generatedWith({ correspondence: anOrderedPurchase().correspondence })).toBeNull();
  });

  it('P5.8 is not generated before its documents are available', async () => {
    const { store, call } = aPage(['rib']);
    store.dispatch(ensureContract(ofCompany, returns));
    await flushPromises();
    expect(call).not.toHaveBeenCalled();
    store.dispatch(holdDocument('kbis', documentFiles.kbis));
    store.dispatch(ensureContract(ofCompany, returns));
    await flushPromises();
    const { rib, kbis } = documentFiles;
    expect(call.mock.calls).toEqual([
      [{ order: ofCompany, civility: null, files: { rib, kbis }, returns }],
    ]);
  });

  it('P5.8 does not contain documents of a choice that was changed', async () => {
    const { store, call } = aPage(['rib', 'kbis', 'idFront', 'idBack']);
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    expect(call.mock.calls[0]?.[0].files).toEqual({ rib: documentFiles.rib });
  });

  it('P8.10 is reported by step 6 when it fails; renewed on demand, not automatically', async () => {
    const { store, call, answers } = aPage();
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    await answers[0]?.(E.left(unknownReference));
    expect(contract(store)).toEqual({ status: 'failed', error: unknownReference });
    expect(toasts(store)).toEqual([]);
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    expect(call).toHaveBeenCalledTimes(1);
    store.dispatch(renewContract(anOrderedPurchase(), returns));
    await flushPromises();
    await answers[1]?.(E.right(aContractToSign));
    expect(contract(store)).toEqual({ status: 'ready', data: aContractToSign });
  });

  it('P4.5 is renewed on demand when its link has expired, one request at a time', async () => {
    const { store, call, answers } = aPage();
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    store.dispatch(renewContract(anOrderedPurchase(), returns));
    await answers[0]?.(E.right(aContractToSign));
    for (const _ of [1, 2]) store.dispatch(renewContract(anOrderedPurchase(), returns));
    await flushPromises();
    expect(call).toHaveBeenCalledTimes(2);
    const fresh = { ...aContractToSign, signAddress: '/fresh' };
    await answers[1]?.(E.right(fresh));
    expect(contract(store)).toEqual({ status: 'ready', data: fresh });
  });

  it('is ignored when it arrives after another order was opened', async () => {
    const { store, call, answers } = aPage();
    void store.dispatch(openPurchase(first, []));
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    void store.dispatch(openPurchase(second, []));
    await answers[0]?.(E.right(aContractToSign));
    expect(contract(store)).toEqual({ status: 'idle' });
    store.dispatch(ensureContract(anOrderedPurchase({ reference: second }), returns));
    await flushPromises();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('P4.5 has a token that is in no toast and no storage', async () => {
    const kept = vi.fn();
    const { ports } = fakePorts();
    const store = createAppStore(
      fakePorts({
        purchaseDrafts: { ...ports.purchaseDrafts, write: kept },
        purchases: {
          generateContract: () => () => Promise.resolve(E.right(aContractToSign)),
        },
      }),
    );
    fillInBank(store);
    store.dispatch(ensureContract(anOrderedPurchase(), returns));
    await flushPromises();
    expect(contract(store).status).toBe('ready');
    expect(kept).not.toHaveBeenCalled();
    expect(toasts(store)).toEqual([]);
  });
});
