import * as TE from 'fp-ts/TaskEither';
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
import { nothingKept } from '../../../src/domain/purchase/keptPurchase';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { fakePorts, today } from '../../support/store/fakePorts';
import { aReturned } from '../../support/payment/payments';
import { aPurchaseDraft, typedIban } from '../../support/purchase/purchase';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: true, isPaid: false, total: null };

function afterOrdering(
  validate: ReturnType<typeof TE.right<never, void>> | ReturnType<typeof TE.left>,
) {
  const access = fakePorts({ payments: { validate: () => validate as never } });
  const { purchaseDrafts } = access.browser;
  purchaseDrafts.write({ draft: aPurchaseDraft(), orderKey: null, placed, keptAt: today });
  const store = createAppStore(access);
  store.dispatch(followPurchase());
  store.dispatch(changePurchaseIban(typedIban));
  return { store, purchaseDrafts };
}

it('P4.3 once the order is paid, this device stores only that it is paid, and no typed value', async () => {
  const { store } = afterOrdering(TE.right(undefined));
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

it('an unconfirmed payment, or one of something else, changes nothing', async () => {
  const refused = afterOrdering(TE.left({ kind: 'payment/refused', message: null }));
  await refused.store.dispatch(confirmPayment(aReturned({ type: 'order', reference })));
  expect(refused.purchaseDrafts.read()).toMatchObject({ placed });

  const other = afterOrdering(TE.right(undefined));
  await other.store.dispatch(
    confirmPayment(aReturned({ type: 'order', reference: formatOrderReference(43) })),
  );
  expect(other.purchaseDrafts.read()).toMatchObject({ placed });
});
