import { describe, expect, it } from 'vitest';
import { signOut } from '../../../src/application/account/session';
import { changePurchase } from '../../../src/application/purchase/keepPurchase';
import { placePurchase } from '../../../src/application/purchase/placePurchase';
import {
  selectHeldDocuments,
  selectKeptPurchase,
  selectPurchaseIban,
} from '../../../src/application/purchase/purchaseSlice';
import { nothingKept } from '../../../src/domain/purchase/keptPurchase';
import { aSlowOrderingDevice } from '../../support/ordering/orderingDevice';
import { aPurchaseDraft, soldTariffs } from '../../support/purchase/purchase';
import {
  aPurchaseDevice,
  fillInBank,
  type PurchaseTab,
} from '../../support/purchase/purchaseDevice';

const shown = (tab: PurchaseTab) => {
  const state = tab.getState();
  return {
    kept: selectKeptPurchase(state),
    iban: selectPurchaseIban(state),
    documents: selectHeldDocuments(state),
  };
};
const nothing = { kept: nothingKept, iban: '', documents: [] };

describe('P2.25 a sign-out removes the draft of a purchase', () => {
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

  it('also when the response to its order is pending: it stores nothing again', async () => {
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
