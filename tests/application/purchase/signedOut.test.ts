import { describe, expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import { changePurchase } from '../../../src/application/purchase/keepPurchase';
import { placePurchase } from '../../../src/application/purchase/placePurchase';
import {
  selectHeldDocuments,
  selectKeptPurchase,
  selectPurchaseIban,
} from '../../../src/application/purchase/purchaseSlice';
import { nothingKept } from '../../../src/domain/keptPurchase';
import { aSlowOrderingDevice } from '../../support/orderingDevice';
import { aPurchaseDraft, soldTariffs } from '../../support/purchase';
import { aPurchaseDevice, fillInBank, type PurchaseTab } from '../../support/purchaseDevice';

const shown = (tab: PurchaseTab) => {
  const state = tab.getState();
  return {
    kept: selectKeptPurchase(state),
    iban: selectPurchaseIban(state),
    documents: selectHeldDocuments(state),
  };
};
const nothing = { kept: nothingKept, iban: '', documents: [] };

describe('P2.25 a sign-out wipes the draft of a purchase', () => {
  it('from the device, from the page, and from the other tabs', () => {
    const device = aPurchaseDevice();
    const [tab, other] = [device.openTab(), device.openTab()];
    for (const one of [tab, other]) fillInBank(one);
    tab.dispatch(changePurchase(aPurchaseDraft()));
    expect(device.text()).toContain('DURAND CAMILLE');
    tab.dispatch(signOut());
    expect(device.text()).not.toContain('purchase');
    expect(shown(tab)).toEqual(nothing);
    expect(shown(other)).toEqual(nothing);
  });

  it('also of an order whose answer is awaited: it comes back with nothing of it', async () => {
    const { device, tab, answer, server } = aSlowOrderingDevice();
    const placing = tab.dispatch(placePurchase(soldTariffs));
    await Promise.resolve();
    expect(device.text()).toContain('DURAND CAMILLE');
    tab.dispatch(signOut());
    answer();
    expect(await placing).toMatchObject({ right: 'CDW0000042' });
    expect(server.orders).toHaveLength(1);
    expect(device.text()).not.toContain('DURAND');
  });
});
