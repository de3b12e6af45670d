import { describe, expect, it } from 'vitest';
import {
  changePurchase,
  recallDocument,
  restartPurchase,
} from '../../../src/application/purchase/keepPurchase';
import {
  selectHeldDocuments,
  selectKeptPurchase,
  selectPurchaseIban,
  selectPurchaseRevision,
} from '../../../src/application/purchase/purchaseSlice';
import type { AppStore } from '../../../src/application/store';
import { nothingKept } from '../../../src/domain/purchase/keptPurchase';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { aPurchaseDraft, someDetails, typedIban } from '../../support/purchase/purchase';
import { aPurchaseDevice, fillInBank } from '../../support/purchase/purchaseDevice';

const kept = (store: AppStore) => selectKeptPurchase(store.getState());
const revision = (store: AppStore) => selectPurchaseRevision(store.getState());

describe('two tabs', () => {
  it('changes of different steps are merged, and each tab shows what the other has changed', () => {
    const device = aPurchaseDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    first.dispatch(changePurchase({ details: someDetails() }));
    second.dispatch(
      changePurchase({ choice: { customerType: 'individual', planCode: 'tunnelPassPlus' } }),
    );
    const draft = {
      ...emptyPurchaseDraft,
      details: someDetails(),
      choice: { customerType: 'individual', planCode: 'tunnelPassPlus' },
    };
    for (const tab of [first, second]) expect(kept(tab)?.draft).toEqual(draft);
    expect(kept(device.openTab())?.draft).toEqual(draft);
  });

  it('changes are merged even where a tab receives no events of the other', () => {
    const device = aPurchaseDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    second.close();
    first.dispatch(changePurchase({ details: someDetails() }));
    second.dispatch(changePurchase({ terms: { areAccepted: true } }));
    expect(kept(first)?.draft).toEqual(kept(second)?.draft);
    expect(kept(second)?.draft).toMatchObject({
      details: someDetails(),
      terms: { areAccepted: true },
    });
  });

  it('forms are rendered again after a change elsewhere, never for a value typed in them', () => {
    const device = aPurchaseDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    const before = [revision(first), revision(second)] as const;
    first.dispatch(changePurchase({ details: someDetails() }));
    expect(revision(first)).toBe(before[0]);
    expect(revision(second)).toBe(before[1] + 1);
  });

  it('a closed tab receives no more events', () => {
    const device = aPurchaseDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    second.close();
    first.dispatch(changePurchase(aPurchaseDraft()));
    expect(kept(second)).toEqual(nothingKept);
  });

  it('« Recommencer » in one tab removes everything in the other too', () => {
    const device = aPurchaseDevice();
    const [first, second] = [device.openTab(), device.openTab()];
    first.dispatch(changePurchase(aPurchaseDraft()));
    fillInBank(first);
    second.dispatch(changePurchase({ terms: { areAccepted: true } }));
    expect(selectPurchaseIban(first.getState())).toBe(typedIban);
    expect(selectHeldDocuments(first.getState())).toEqual(['rib']);
    second.dispatch(restartPurchase());
    expect(kept(first)).toEqual(nothingKept);
    expect(selectPurchaseIban(first.getState())).toBe('');
    expect(selectHeldDocuments(first.getState())).toEqual([]);
    expect(first.dispatch(recallDocument('rib'))).toBeNull();
  });
});
