import { expect, it } from 'vitest';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { civilityOfOrder } from '../../../src/domain/purchase/keptPurchase';
import { aKeptPurchase, aPurchaseDraft, someDetails } from '../../support/purchase/purchase';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: false, isPaid: false, total: null };
const ofOther = { ...placed, reference: formatOrderReference(43) };

it.each([
  ['of this order', placed, 'madame', 'madame'],
  ['of this order, not chosen', placed, '', null],
  ['of another order', ofOther, 'madame', null],
  ['before any order', null, 'madame', null],
])('P7.14 the civility that was typed: %s', (_title, order, civility, expected) => {
  const draft = aPurchaseDraft({ details: someDetails({ civility }) });
  expect(civilityOfOrder(aKeptPurchase({ draft, placed: order }), reference)).toBe(expected);
});
