import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import {
  changePurchase,
  keep,
  restartPurchase,
} from '../../../src/application/purchase/keepPurchase';
import { placePurchase } from '../../../src/application/purchase/placePurchase';
import {
  selectIsOrderingSubscription,
  selectKeptPurchase,
  selectPurchaseIban,
} from '../../../src/application/purchase/purchaseSlice';
import type { PurchaseStorage } from '../../../src/application/ports/PurchaseStorage';
import type { AppStore } from '../../../src/application/store';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { fakePorts } from '../../support/fakePorts';
import { anOrderingDevice, aSlowOrderingDevice } from '../../support/orderingDevice';
import {
  aKeptPurchase,
  aPurchaseDraft,
  soldTariffs,
  someDetails,
  typedIban,
} from '../../support/purchase';
import { aPurchaseDevice, fillInBank } from '../../support/purchaseDevice';
import { aPurchaseServer, outOfReach, refusal, type OrderMood } from '../../support/purchaseServer';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: false, isPaid: false };
const notSent = left({ kind: 'purchase/not-sent' });

const kept = (store: AppStore) => selectKeptPurchase(store.getState());
const place = (store: AppStore) => store.dispatch(placePurchase(soldTariffs));

describe('an order is never placed twice', () => {
  it('by a double click', async () => {
    const { server, tab } = anOrderingDevice();
    const [first, second] = await Promise.all([place(tab), place(tab)]);
    expect(first).toEqual(right(reference));
    expect(second).toEqual(notSent);
    expect(server.calls).toBe(1);
  });

  it('by a third click, once it is placed: it is answered as it is', async () => {
    const { server, tab } = anOrderingDevice();
    await place(tab);
    expect(await place(tab)).toEqual(right(reference));
    expect(server.calls).toBe(1);
  });

  it('by two tabs: the second waits, then answers the order of the first', async () => {
    const { server, tab, second, answer } = aSlowOrderingDevice();
    const both = Promise.all([place(tab), place(second)]);
    answer();
    expect(await both).toEqual([right(reference), right(reference)]);
    expect(server.calls).toBe(1);
    expect(kept(second)).toEqual(kept(tab));
  });

  it.each<[OrderMood, unknown]>([
    ['isOutOfReach', outOfReach],
    ['losesItsAnswer', { kind: 'service/too-slow' }],
    ['refuses', refusal],
  ])('when the server %s the first time: the second has the same key', async (mood, failure) => {
    const { server, tab } = anOrderingDevice();
    server.mood = mood;
    expect(await place(tab)).toEqual(left(failure));
    const key = kept(tab)?.orderKey;
    expect(key).toEqual(expect.any(String));
    server.mood = 'accepts';
    expect(await place(tab)).toEqual(right(reference));
    expect(server.calls).toBe(2);
    expect(server.orders.map((one) => one.key)).toEqual([key]);
  });

  it('when its answer got lost, the page was reloaded, and the IBAN was typed again', async () => {
    const { server, openTab, device, tab } = anOrderingDevice();
    server.mood = 'losesItsAnswer';
    await place(tab);
    tab.close();
    server.mood = 'accepts';
    const empty = device.openTab();
    expect(await place(empty)).toEqual(notSent);
    expect(await place(openTab())).toEqual(right(reference));
    expect(server.orders).toHaveLength(1);
  });

  it('where tabs have no lock, the key tells the server', async () => {
    const server = aPurchaseServer();
    const { ports } = fakePorts();
    const device = aPurchaseDevice({ subscriptions: server.gateway });
    const unlocked = (purchases: PurchaseStorage): PurchaseStorage => ({
      ...purchases,
      exclusively: (work) => work(),
    });
    const tab = device.openTab({ purchases: unlocked(ports.purchases) });
    const other = device.openTab({ purchases: unlocked(ports.purchases) });
    for (const one of [tab, other]) fillInBank(one);
    tab.dispatch(keep(aKeptPurchase()));
    const answers = await Promise.all([place(tab), place(other)]);
    expect(answers).toEqual([right(reference), right(reference)]);
    expect(server.orders).toHaveLength(1);
  });
});

describe('an order on its way', () => {
  it('is neither changed, nor restarted, from its own page', async () => {
    const { tab, answer } = aSlowOrderingDevice();
    const placing = place(tab);
    expect(selectIsOrderingSubscription(tab.getState())).toBe(true);
    tab.dispatch(changePurchase({ details: someDetails({ city: 'LYON' }) }));
    tab.dispatch(changePurchaseIban('FR76'));
    tab.dispatch(restartPurchase());
    answer();
    await placing;
    expect(kept(tab)).toMatchObject({ draft: aPurchaseDraft(), placed });
    expect(selectPurchaseIban(tab.getState())).toBe(typedIban);
  });

  it('whatever another tab types meanwhile, is kept as it was ordered', async () => {
    const { tab, second, answer } = aSlowOrderingDevice();
    const placing = place(tab);
    await Promise.resolve();
    second.dispatch(changePurchase({ details: someDetails({ city: 'LYON' }) }));
    answer();
    await placing;
    for (const one of [tab, second]) {
      expect(kept(one)).toMatchObject({ draft: aPurchaseDraft(), placed });
    }
  });

  it('what another tab typed meanwhile is not lost when it fails', async () => {
    const { server, tab, second, answer } = aSlowOrderingDevice();
    server.mood = 'refuses';
    const placing = place(tab);
    await Promise.resolve();
    second.dispatch(changePurchase({ details: someDetails({ city: 'LYON' }) }));
    answer();
    await placing;
    expect(kept(tab)?.draft.details.city).toBe('LYON');
    expect(kept(second)?.draft.details.city).toBe('LYON');
  });

  it('placed although another tab restarts meanwhile, is shown there', async () => {
    const { tab, second, answer } = aSlowOrderingDevice();
    const placing = place(tab);
    await Promise.resolve();
    second.dispatch(restartPurchase());
    answer();
    await placing;
    expect(kept(second)?.placed).toEqual(placed);
  });

  it('ends even when the lock of the tabs breaks', async () => {
    const { purchases } = fakePorts().ports;
    const tab = aPurchaseDevice().openTab({
      purchases: { ...purchases, exclusively: () => Promise.reject(new Error('broken')) },
    });
    await expect(place(tab)).rejects.toThrow('broken');
    expect(selectIsOrderingSubscription(tab.getState())).toBe(false);
  });
});
