import { expect, it } from 'vitest';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';

it('P5.1, P5.9 a purchase begins without choices, typed values or accepted terms', () => {
  const { choice: chosen, details, delivery, terms } = emptyPurchaseDraft;
  const { billing, hasOwnBilling, hasOwnNames, ...typed } = details;
  const { address, wantsPostalInvoices, ...wanted } = delivery;
  const texts = [chosen, billing, typed, address, wanted].flatMap((block: object): unknown[] =>
    Object.values(block),
  );
  expect(new Set(texts)).toEqual(new Set(['']));
  const boxes = [hasOwnNames, hasOwnBilling, wantsPostalInvoices, terms.areAccepted];
  expect(boxes).toEqual([false, false, false, false]);
});
