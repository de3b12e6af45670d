import * as E from 'fp-ts/Either';
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
import type { PurchaseStorage } from '../../../src/application/ports/purchase/PurchaseStorage';
import type { AppStore } from '../../../src/application/store';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { fakePorts } from '../../support/store/fakePorts';
import { anOrderingDevice, aSlowOrderingDevice } from '../../support/ordering/orderingDevice';
import {
  aKeptPurchase,
  aPurchaseDraft,
  soldTariffs,
  someDetails,
  typedIban,
} from '../../support/purchase/purchase';
import { aPurchaseDevice, fillInBank } from '../../support/purchase/purchaseDevice';
import {
  aPurchaseServer,
  outOfReach,
  refusal,
  type OrderBehaviour,
} from '../../support/purchase/purchaseServer';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: false, isPaid: false, total: 10_000 };
const notSent = E.left({ kind: 'purchase/not-sent' });

const kept = (store: AppStore) => selectKeptPurchase(store.getState());
const place = (store: AppStore) => store.dispatch(placePurchase(soldTariffs));

describe('an order is never placed twice', () => {
  it('by a double click', async () => {
    const { server, tab } = anOrderingDevice();
    const [first, second] = await Promise.all([place(tab), place(tab)]);
    expect(first).toEqual(E.right(reference));
    expect(second).toEqual(notSent);
    expect(server.calls).toBe(1);
  });

  it('by a third click, once it is placed: it is returned unchanged', async () => {
    const { server, tab } = anOrderingDevice();
    await place(tab);
    expect(await place(tab)).toEqual(E.right(reference));
    expect(server.calls).toBe(1);
  });

  it('by two tabs: the second waits, then returns the order of the first', async () => {
    const { server, tab, second, answer } = aSlowOrderingDevice();
    const both = Promise.all([place(tab), place(second)]);
    answer();
    expect(await both).toEqual([E.right(reference), E.right(reference)]);
    expect(server.calls).toBe(1);
    expect(kept(second)).toEqual(kept(tab));
  });

  it.each<[OrderBehaviour, unknown]>([
    ['isOutOfReach', outOfReach],
    ['losesItsAnswer', { kind: 'service/too-slow' }],
    ['refuses', refusal],
  ])(
    'when the server %s the first time: the second attempt has the same key',
    async (mood, failure) => {
      const { server, tab } = anOrderingDevice();
      server.mood = mood;
      expect(await place(tab)).toEqual(E.left(failure));
      const key = kept(tab)?.orderKey;
      expect(key).toEqual(expect.any(String));
      server.mood = 'accepts';
      expect(await place(tab)).toEqual(E.right(reference));
      expect(server.calls).toBe(2);
      expect(server.orders.map((one) => one.key)).toEqual([key]);
    },
  );

  it('when its response was lost, the page was reloaded, and the IBAN was typed again', async () => {
    const { server, openTab, device, tab } = anOrderingDevice();
    server.mood = 'losesItsAnswer';
    await place(tab);
    tab.close();
    server.mood = 'accepts';
    const empty = device.openTab();
    expect(await place(empty)).toEqual(notSent);
    expect(await place(openTab())).toEqual(E.right(reference));
    expect(server.orders).toHaveLength(1);
  });

  it('where tabs have no lock: the server recognises the key', async () => {
    const server = aPurchaseServer();
    const { ports } = fakePorts();
    const device = aPurchaseDevice({ purchases: server.gateway });
    const unlocked = (purchaseDrafts: PurchaseStorage): PurchaseStorage => ({
      ...purchaseDrafts,
      exclusively: (work) => work(),
    });
    const tab = device.openTab({ purchaseDrafts: unlocked(ports.purchaseDrafts) });
    const other = device.openTab({ purchaseDrafts: unlocked(ports.purchaseDrafts) });
    for (const one of [tab, other]) fillInBank(one);
    tab.dispatch(keep(aKeptPurchase()));
    const answers = await Promise.all([place(tab), place(other)]);
    expect(answers).toEqual([E.right(reference), E.right(reference)]);
    expect(server.orders).toHaveLength(1);
  });
});

describe('an order in progress', () => {
  it('is neither changed nor restarted from its own page', async () => {
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

  it('is stored as it was ordered, whatever another tab types meanwhile', async () => {
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

  it('does not lose what another tab typed meanwhile when it fails', async () => {
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

  it('is shown in another tab that restarts meanwhile', async () => {
    const { tab, second, answer } = aSlowOrderingDevice();
    const placing = place(tab);
    await Promise.resolve();
    second.dispatch(restartPurchase());
    answer();
    await placing;
    expect(kept(second)?.placed).toEqual(placed);
  });

  it('ends even when the lock of the tabs fails', async () => {
    const { purchaseDrafts } = fakePorts().ports;
    const tab = aPurchaseDevice().openTab({
      purchaseDrafts: { ...purchaseDrafts, exclusively: () => Promise.reject(new Error('broken')) },
    });
    await expect(place(tab)).rejects.toThrow('broken');
    expect(selectIsOrderingSubscription(tab.getState())).toBe(false);
  });
});
