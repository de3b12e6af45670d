import { right, left } from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { confirmPayment } from '../../../src/application/payment/confirmPayment';
import { changePurchaseIban } from '../../../src/application/purchase/changePurchaseIban';
import { followPurchase } from '../../../src/application/purchase/keepPurchase';
import {
  selectHeldDocuments,
  selectKeptPurchase,
  selectPurchaseIban,
} from '../../../src/application/purchase/purchaseSlice';
import { createAppStore } from '../../../src/application/store';
import { nothingKept } from '../../../src/domain/keptPurchase';
import { formatOrderReference } from '../../../src/domain/orderReference';
import { fakePorts, today } from '../../support/fakePorts';
import { aReturned } from '../../support/payments';
import { aPurchaseDraft, typedIban } from '../../support/purchase';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: true, isPaid: false };

function afterOrdering(validate: ReturnType<typeof right<never, void>> | ReturnType<typeof left>) {
  const access = fakePorts({ payments: { validate: () => validate as never } });
  const { purchases } = access.browser;
  purchases.write({ draft: aPurchaseDraft(), orderKey: null, placed, keptAt: today });
  const store = createAppStore(access);
  store.dispatch(followPurchase());
  store.dispatch(changePurchaseIban(typedIban));
  return { store, purchases };
}

it('P4.3 once the order is paid this device keeps that it is, and nothing that was typed', async () => {
  const { store } = afterOrdering(right(undefined));
  await store.dispatch(confirmPayment(aReturned({ type: 'order', reference })));
  store.dispatch(followPurchase());
  const state = store.getState();
  expect(selectKeptPurchase(state)).toEqual({
    ...nothingKept,
    placed: { ...placed, isPaid: true },
  });
  expect(selectPurchaseIban(state)).toBe('');
  expect(selectHeldDocuments(state)).toEqual([]);
});

it('a payment that does not stand, or of something else, changes nothing of it', async () => {
  const refused = afterOrdering(left({ kind: 'payment/refused', message: null }));
  await refused.store.dispatch(confirmPayment(aReturned({ type: 'order', reference })));
  expect(refused.purchases.read()).toMatchObject({ placed });

  const other = afterOrdering(right(undefined));
  await other.store.dispatch(
    confirmPayment(aReturned({ type: 'order', reference: formatOrderReference(43) })),
  );
  expect(other.purchases.read()).toMatchObject({ placed });
});
