import { left, right } from 'fp-ts/Either';
import { describe, expect, it, vi } from 'vitest';
import { holdDocument, keep } from '../../../src/application/purchase/keepPurchase';
import {
  openPurchase,
  renewContract,
  wantContract,
} from '../../../src/application/purchase/openPurchase';
import { selectContractToSign } from '../../../src/application/purchase/purchaseSlice';
import type {
  ContractRequest,
  ContractToSign,
  PurchaseGateway,
} from '../../../src/application/ports/PurchaseGateway';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore, type AppStore } from '../../../src/application/store';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { fakePorts } from '../../support/fakePorts';
import { heldCalls, settled } from '../../support/heldCalls';
import {
  aKeptPurchase,
  anOrderedPurchase,
  aPurchaseDraft,
  documentFiles,
} from '../../support/purchase';
import { fillInBank } from '../../support/purchaseDevice';
import { aContractToSign, unknownReference } from '../../support/purchaseServer';

const first = formatOrderReference(42);
const second = formatOrderReference(43);
const returns = { success: '/achat/CDW0000042/signe', failure: '/achat/CDW0000042' };

const aStore = (subscriptions: Partial<PurchaseGateway>) =>
  createAppStore(fakePorts({ subscriptions }));
const toasts = (store: AppStore) => selectToasts(store.getState()).map(({ notice }) => notice);
const contract = (store: AppStore) => selectContractToSign(store.getState());

describe('P4.4 the contract of an order', () => {
  const ofCompany = anOrderedPurchase({ customerType: 'professional' });

  /** A page with these documents, and its calls for contracts. */
  function aPage(documents: readonly ('rib' | 'kbis' | 'idFront' | 'idBack')[] = ['rib']) {
    const { call, answers } = heldCalls<ContractRequest, ContractToSign>();
    const store = aStore({
      generateContract: call,
      retrieve: () => () => Promise.resolve(right(anOrderedPurchase())),
    });
    fillInBank(store, documents);
    return { store, call, answers };
  }

  it('is generated once, with its documents and where to come back to', async () => {
    const { store, call, answers } = aPage();
    for (const _ of [1, 2, 3]) store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    expect(call.mock.calls).toEqual([
      [{ order: anOrderedPurchase(), civility: null, files: { rib: documentFiles.rib }, returns }],
    ]);
    await answers[0]?.(right(aContractToSign));
    expect(contract(store)).toEqual({ status: 'ready', data: aContractToSign });
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('P7.14 with the civility that was typed for this order on this device, read only decoded', async () => {
    const placed = { reference: first, isSigned: false, isPaid: false };
    const generatedWith = async (civility: string, of = first): Promise<unknown> => {
      const { store, call } = aPage();
      const draft = aPurchaseDraft();
      const details = { ...draft.details, civility };
      store.dispatch(keep(aKeptPurchase({ draft: { ...draft, details }, placed })));
      store.dispatch(wantContract(anOrderedPurchase({ reference: of }), returns));
      await settled();
      return call.mock.calls[0]?.[0].civility;
    };
    expect(await generatedWith('madame')).toBe('madame');
    expect(await generatedWith('<b>Reine</b>')).toBeNull();
    expect(await generatedWith('madame', second)).toBeNull();
  });

  it('P5.8 not before its documents are on hand', async () => {
    const { store, call } = aPage(['rib']);
    store.dispatch(wantContract(ofCompany, returns));
    await settled();
    expect(call).not.toHaveBeenCalled();
    store.dispatch(holdDocument('kbis', documentFiles.kbis));
    store.dispatch(wantContract(ofCompany, returns));
    await settled();
    const { rib, kbis } = documentFiles;
    expect(call.mock.calls).toEqual([
      [{ order: ofCompany, civility: null, files: { rib, kbis }, returns }],
    ]);
  });

  it('P5.8 documents of a choice that was dropped stay here', async () => {
    const { store, call } = aPage(['rib', 'kbis', 'idFront', 'idBack']);
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    expect(call.mock.calls[0]?.[0].files).toEqual({ rib: documentFiles.rib });
  });

  it('P8.10 one that failed is told by step 6, not asked for again by itself, and renewed on demand', async () => {
    const { store, call, answers } = aPage();
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    await answers[0]?.(left(unknownReference));
    expect(contract(store)).toEqual({ status: 'failed', error: unknownReference });
    expect(toasts(store)).toEqual([]);
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    expect(call).toHaveBeenCalledTimes(1);
    store.dispatch(renewContract(anOrderedPurchase(), returns));
    await settled();
    await answers[1]?.(right(aContractToSign));
    expect(contract(store)).toEqual({ status: 'ready', data: aContractToSign });
  });

  it('P4.5 one whose link is too old is renewed on demand, once at a time', async () => {
    const { store, call, answers } = aPage();
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    store.dispatch(renewContract(anOrderedPurchase(), returns));
    await answers[0]?.(right(aContractToSign));
    for (const _ of [1, 2]) store.dispatch(renewContract(anOrderedPurchase(), returns));
    await settled();
    expect(call).toHaveBeenCalledTimes(2);
    const fresh = { ...aContractToSign, signAddress: '/fresh' };
    await answers[1]?.(right(fresh));
    expect(contract(store)).toEqual({ status: 'ready', data: fresh });
  });

  it('one that comes late is not the contract of the order that was opened since', async () => {
    const { store, call, answers } = aPage();
    void store.dispatch(openPurchase(first, []));
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    void store.dispatch(openPurchase(second, []));
    await answers[0]?.(right(aContractToSign));
    expect(contract(store)).toEqual({ status: 'idle' });
    store.dispatch(wantContract(anOrderedPurchase({ reference: second }), returns));
    await settled();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('P4.5 its token is in no toast and no storage', async () => {
    const kept = vi.fn();
    const { ports } = fakePorts();
    const store = createAppStore(
      fakePorts({
        purchases: { ...ports.purchases, write: kept },
        subscriptions: {
          generateContract: () => () => Promise.resolve(right(aContractToSign)),
        },
      }),
    );
    fillInBank(store);
    store.dispatch(wantContract(anOrderedPurchase(), returns));
    await settled();
    expect(contract(store).status).toBe('ready');
    expect(kept).not.toHaveBeenCalled();
    expect(toasts(store)).toEqual([]);
  });
});
