import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import {
  changePurchase,
  holdDocument,
  keep,
  restartPurchase,
} from '../../../src/application/purchase/keepPurchase';
import { placePurchase } from '../../../src/application/purchase/placePurchase';
import {
  selectIsOrderingSubscription,
  selectKeptPurchase,
  selectPurchaseIban,
} from '../../../src/application/purchase/purchaseSlice';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import type { AppStore } from '../../../src/application/store';
import { nothingKept, withPaid } from '../../../src/domain/purchase/keptPurchase';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { anOrderingDevice, aSlowOrderingDevice } from '../../support/ordering/orderingDevice';
import {
  aCompanyDraft,
  aKeptPurchase,
  aPurchaseDraft,
  aSubscriptionOrder,
  soldTariffs,
  someDetails,
  typedIban,
} from '../../support/purchase/purchase';
import { fillInBank } from '../../support/purchase/purchaseDevice';
import { refusal } from '../../support/purchase/purchaseServer';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: false, isPaid: false, total: null };
const notSent = E.left({ kind: 'purchase/not-sent' });

const kept = (store: AppStore) => selectKeptPurchase(store.getState());
const place = (store: AppStore) => store.dispatch(placePurchase(soldTariffs));

describe('P4.3, P7.15 an order is placed', () => {
  it('with the values that were filled in; its reference is stored', async () => {
    const { server, device, tab } = anOrderingDevice(aCompanyDraft());
    expect(await place(tab)).toEqual(E.right(reference));
    expect(server.orders.map(({ order }) => order)).toEqual([aSubscriptionOrder(aCompanyDraft())]);
    const { total } = aSubscriptionOrder(aCompanyDraft()).price;
    expect(kept(tab)).toMatchObject({ draft: aCompanyDraft(), placed: { ...placed, total } });
    expect(kept(device.openTab())).toEqual(kept(tab));
    expect(selectIsOrderingSubscription(tab.getState())).toBe(false);
  });

  it('P5.8 neither its IBAN nor its documents are stored', async () => {
    const { device, tab } = anOrderingDevice();
    await place(tab);
    expect(device.text()).not.toMatch(/iban|FR14|20041010|rib|kbis|%PDF/i);
  });

  it('with a key that is stored before the request is sent', async () => {
    const { device, tab, server, answer } = aSlowOrderingDevice();
    const placing = place(tab);
    await Promise.resolve();
    const key = kept(device.openTab())?.orderKey;
    expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    answer();
    await placing;
    expect(server.orders[0]?.key).toBe(key);
  });

  it.each<[string, (tab: AppStore) => void]>([
    [
      'P5.7 a step lacks something',
      ({ dispatch }) =>
        dispatch(changePurchase({ delivery: { ...aPurchaseDraft().delivery, quantity: '' } })),
    ],
    ['P5.8 the IBAN is not there', ({ dispatch }) => dispatch(changePurchaseIban(''))],
    ['P5.8 a document is not there', ({ dispatch }) => dispatch(holdDocument('rib', null))],
    [
      'P5.8 a company has no KBIS',
      ({ dispatch }) => {
        dispatch(keep(aKeptPurchase({ draft: aCompanyDraft() })));
        dispatch(holdDocument('kbis', null));
      },
    ],
    [
      'P5.9 the terms are not accepted',
      ({ dispatch }) => dispatch(changePurchase({ terms: { areAccepted: false } })),
    ],
  ])('not while %s: nothing is sent, nothing is lost', async (_title, spoil) => {
    const { server, tab } = anOrderingDevice();
    spoil(tab);
    const before = kept(tab);
    expect(await place(tab)).toEqual(notSent);
    expect(server.calls).toBe(0);
    expect(kept(tab)).toEqual(before);
    expect(selectIsOrderingSubscription(tab.getState())).toBe(false);
    expect(selectToasts(tab.getState())).toEqual([]);
  });

  it('P3.15 not while prices are unknown', async () => {
    const { server, tab } = anOrderingDevice();
    expect(await tab.dispatch(placePurchase([]))).toEqual(notSent);
    expect(server.calls).toBe(0);
  });
});

describe('P8.10 a refused order', () => {
  it("shows the server's sentence, and loses nothing", async () => {
    const { server, tab } = anOrderingDevice(aCompanyDraft());
    server.mood = 'refuses';
    expect(await place(tab)).toEqual(E.left(refusal));
    expect(kept(tab)).toMatchObject({ draft: aCompanyDraft(), placed: null });
    expect(selectPurchaseIban(tab.getState())).toBe(typedIban);
    // Step 5 itself shows the refusal.
    expect(selectToasts(tab.getState())).toEqual([]);
  });

  it('is placed once the error is corrected', async () => {
    const { server, tab } = anOrderingDevice();
    server.mood = 'refuses';
    await place(tab);
    const details = someDetails({ city: 'AUBAGNE' });
    tab.dispatch(changePurchase({ details }));
    server.mood = 'accepts';
    expect(await place(tab)).toEqual(E.right(reference));
    expect(server.orders[0]?.order).toEqual(aSubscriptionOrder(aPurchaseDraft({ details })));
    // Its key was sent before: the server may have an order at an earlier price.
    expect(kept(tab)?.placed).toEqual(placed);
  });
});

describe('another purchase', () => {
  it('« Recommencer » after an order: the next one has its own key and reference', async () => {
    const { server, tab } = anOrderingDevice();
    await place(tab);
    tab.dispatch(restartPurchase());
    expect(kept(tab)).toEqual(nothingKept);
    tab.dispatch(keep(aKeptPurchase()));
    fillInBank(tab);
    expect(await place(tab)).toEqual(E.right(formatOrderReference(43)));
    expect(new Set(server.orders.map(({ key }) => key)).size).toBe(2);
  });

  it('may be started once the first is paid, which is not ordered again', async () => {
    const { server, tab } = anOrderingDevice();
    await place(tab);
    tab.dispatch(keep(withPaid(kept(tab) ?? nothingKept, reference)));
    expect(await place(tab)).toEqual(notSent);
    tab.dispatch(changePurchase(aPurchaseDraft({ terms: { areAccepted: false } })));
    tab.dispatch(changePurchase({ terms: { areAccepted: true } }));
    expect(await place(tab)).toEqual(E.right(formatOrderReference(43)));
    expect(server.orders).toHaveLength(2);
    expect(kept(tab)?.placed).toMatchObject({ reference: formatOrderReference(43) });
  });
});
