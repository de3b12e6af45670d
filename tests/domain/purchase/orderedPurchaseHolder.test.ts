import { describe, expect, it } from 'vitest';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { draftOfOrder, holderOfOrder } from '../../../src/domain/purchase/orderedPurchase';
import {
  aKeptPurchase,
  anOrderedPurchase,
  aPurchaseDraft,
  companyDetails,
  someDetails,
} from '../../support/purchase/purchase';

const reference = formatOrderReference(42);
const placed = { reference, isSigned: false, isPaid: false, total: null };
const ofOther = { ...placed, reference: formatOrderReference(43) };
const camille = { lastname: 'DURAND', firstname: 'CAMILLE' };
const dominique = { lastname: 'MARTIN', firstname: 'DOMINIQUE' };

describe('P7.14 the names of an individual in the contract of an order', () => {
  const { correspondence: lines } = anOrderedPurchase();
  const correspondence = { ...lines, companyName: 'DURAND-CAMILLE' };
  const draft = aPurchaseDraft({ details: someDetails({ name: 'Durand Camille' }) });
  const ofOtherName = aPurchaseDraft({ details: someDetails({ name: 'Durand Dominique' }) });

  it.each([
    ['that the server returns', dominique, { draft, placed }, dominique],
    ['that were typed for it on this device', null, { draft, placed }, camille],
    ['not those of another name in the address', null, { draft: ofOtherName, placed }, null],
    ['not those that were typed for another order', null, { draft, placed: ofOther }, null],
    ['not those of an order that is not placed', null, { draft, placed: null }, null],
  ])('are those %s', (_title, holder, kept, expected) => {
    const order = anOrderedPurchase({ holder, correspondence });
    expect(holderOfOrder(order, aKeptPurchase(kept))).toEqual(expected);
  });
});

describe('P7.14 the contact of a company in the contract of an order', () => {
  const draft = aPurchaseDraft({ details: companyDetails({ contact: 'Durand Camille' }) });
  const ofNobody = aPurchaseDraft({ details: companyDetails() });

  it.each([
    ['the one that the server returns', dominique, { draft, placed }, dominique],
    ['the one that was typed for it on this device', null, { draft, placed }, camille],
    ['nobody, if none was typed', null, { draft: ofNobody, placed }, null],
    ['not the one that was typed for another order', null, { draft, placed: ofOther }, null],
    ['not the one of an order that is not placed', null, { draft, placed: null }, null],
  ])('is %s', (_title, holder, kept, expected) => {
    const order = anOrderedPurchase({ customerType: 'professional', holder });
    expect(holderOfOrder(order, aKeptPurchase(kept))).toEqual(expected);
  });
});

describe('P2.14 the prefilled names of an order', () => {
  it.each([
    ['individual', { civility: 'madame', name: 'CAMILLE DURAND', contact: '' }],
    ['professional', { civility: '', name: '', contact: 'MARTIN DOMINIQUE' }],
  ] as const)(
    'the civility is that of an individual, the contact that of a company: %s',
    (customerType, expected) => {
      const order = anOrderedPurchase({ customerType });
      expect(draftOfOrder(order, 'madame', dominique).details).toMatchObject(expected);
    },
  );

  it('a company without a known contact has none', () => {
    const order = anOrderedPurchase({ customerType: 'professional' });
    expect(draftOfOrder(order).details.contact).toBe('');
  });
});
