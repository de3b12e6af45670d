import { expect, it } from 'vitest';
import { forgetUnknownOrder } from '../../../src/application/purchase/forgetUnknownOrder';
import { keep } from '../../../src/application/purchase/keepPurchase';
import { selectKeptPurchase } from '../../../src/application/purchase/purchaseSlice';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { aKeptPurchase } from '../../support/purchase/purchase';
import { aPurchaseDevice } from '../../support/purchase/purchaseDevice';

it('P8.9 forgets the stored order and its key, not the typed values; no other order', () => {
  const tab = aPurchaseDevice().openTab();
  const kept = () => selectKeptPurchase(tab.getState());
  const reference = formatOrderReference(42);
  const placed = { reference, isSigned: false, isPaid: false, total: null };
  const orderKey = '6b0f3c52-7a1e-4d0c-9a57-2f4de1c8b913';
  tab.dispatch(keep(aKeptPurchase({ orderKey, placed })));
  tab.dispatch(forgetUnknownOrder(formatOrderReference(43)));
  expect(kept()).toEqual(aKeptPurchase({ orderKey, placed }));
  tab.dispatch(forgetUnknownOrder(reference));
  expect(kept()).toEqual(aKeptPurchase());
});
