import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { customerTypes } from '../../src/domain/customerType';
import { emptyPurchaseDraft } from '../../src/domain/purchaseDraft';
import { changePurchaseDraft, choosePlan } from '../../src/domain/changePurchaseDraft';
import { aPurchaseDraft, companyDetails, sentElsewhere, someDetails } from '../support/purchase';

const choice = (customerType: string, planCode: string) => ({ choice: { customerType, planCode } });
const withQuantity = (quantity: string) => ({
  delivery: { ...aPurchaseDraft().delivery, quantity },
});

it('P5.1, P5.9 a purchase begins with nothing chosen, nothing typed and no terms accepted', () => {
  const { choice: chosen, details, delivery, terms } = emptyPurchaseDraft;
  const { billing, hasOwnBilling, ...typed } = details;
  const { address, wantsPostalInvoices, ...wanted } = delivery;
  const texts = [chosen, billing, typed, address, wanted].flatMap((block: object): unknown[] =>
    Object.values(block),
  );
  expect(new Set(texts)).toEqual(new Set(['']));
  expect([hasOwnBilling, wantsPostalInvoices, terms.areAccepted]).toEqual([false, false, false]);
});

describe('a change of a step', () => {
  it('leaves the other steps as they are', () => {
    const draft = aPurchaseDraft();
    const details = companyDetails();
    expect(changePurchaseDraft(draft, { details })).toEqual({ ...draft, details });
    expect(changePurchaseDraft(draft, { terms: { areAccepted: false } })).toEqual({
      ...draft,
      terms: { areAccepted: false },
    });
    expect(changePurchaseDraft(draft, {})).toEqual(draft);
  });

  it.each([
    // before, chosen now, plan afterwards
    ['individual', '05', 'professional', '05', ''],
    ['professional', '04', 'professional', '05', ''],
    ['individual', '07', 'professional', '07', '07'],
    ['individual', '05', 'individual', '05', '05'],
    ['', '05', '', '05', '05'],
    ['', '', 'individual', '', ''],
  ])(
    'P5.1 %s with plan « %s » becomes %s with « %s »: plan « %s »',
    (oldType, oldPlan, customerType, planCode, expected) => {
      const draft = aPurchaseDraft(choice(oldType, oldPlan));
      const changed = changePurchaseDraft(draft, choice(customerType, planCode));
      expect(changed.choice).toEqual({ customerType, planCode: expected });
    },
  );

  it.each([
    // quantity, plan chosen, quantity afterwards
    ['1', '05', '1'],
    ['2', '05', '2'],
    ['3', '05', ''],
    ['4', '05', ''],
    ['4', '07', '4'],
    ['5', '07', ''],
    ['', '07', ''],
    ['4', '', '4'],
  ])('P5.7 %s badges and plan « %s »: « %s » badges', (quantity, planCode, expected) => {
    const draft = aPurchaseDraft(withQuantity(quantity));
    const changed = changePurchaseDraft(draft, choice('individual', planCode));
    expect(changed.delivery).toEqual(withQuantity(expected).delivery);
  });

  it('P5.7 a quantity that the plan does not allow cannot be chosen afterwards either', () => {
    const draft = aPurchaseDraft(choice('individual', '05'));
    expect(changePurchaseDraft(draft, withQuantity('3')).delivery.quantity).toBe('');
  });

  it.each([
    ['another plan', '07', false],
    ['no plan', '', false],
    ['the same plan', '04', true],
  ])('P5.9 with %s the terms are accepted: %s', (_title, planCode, areAccepted) => {
    const changed = changePurchaseDraft(aPurchaseDraft(), choice('individual', planCode));
    expect(changed.terms).toEqual({ areAccepted });
  });

  it('P5.9 a professional who loses the special offer accepts other terms', () => {
    const draft = aPurchaseDraft(choice('individual', '05'));
    expect(changePurchaseDraft(draft, choice('professional', '05')).terms.areAccepted).toBe(false);
    expect(changePurchaseDraft(draft, choice('professional', '05')).choice.planCode).toBe('');
  });
});

describe('P9.1 the plan of an offer that somebody comes from', () => {
  it.each([
    // who before, plan, who afterwards
    ['', '04', ''],
    ['', '07', ''],
    ['', '05', 'individual'],
    ['individual', '05', 'individual'],
    ['professional', '05', 'individual'],
    ['professional', '07', 'professional'],
  ])('« %s » and plan %s: « %s »', (customerType, planCode, expected) => {
    const draft = aPurchaseDraft(choice(customerType, ''));
    expect(choosePlan(draft, planCode).choice).toEqual({ customerType: expected, planCode });
  });

  it('P5.7, P5.9 has its own quantities and terms; nothing else is lost', () => {
    const draft = aPurchaseDraft({ ...withQuantity('4'), details: companyDetails() });
    expect(choosePlan(draft, '05')).toEqual({
      choice: { customerType: 'individual', planCode: '05' },
      details: companyDetails(),
      ...withQuantity(''),
      terms: { areAccepted: false },
    });
  });
});

const anyDraft = fc.record({
  choice: fc.record({
    customerType: fc.constantFrom('', ...customerTypes),
    planCode: fc.constantFrom('', '04', '07', '05'),
  }),
  details: fc.constantFrom(emptyPurchaseDraft.details, someDetails(), companyDetails()),
  delivery: fc.record({
    quantity: fc.constantFrom('', '1', '2', '3', '4'),
    deliveryType: fc.constantFrom('', 'locker', 'address'),
    address: fc.constantFrom(sentElsewhere, emptyPurchaseDraft.delivery.address),
    wantsPostalInvoices: fc.boolean(),
  }),
  terms: fc.record({ areAccepted: fc.boolean() }),
});

test.prop([anyDraft, fc.record({ choice: anyDraft.map((one) => one.choice) })])(
  'P5.1, P5.7, P5.9 whatever is chosen, only what the plan decides is lost, and choosing it again loses nothing more',
  (draft, change) => {
    const changed = changePurchaseDraft(draft, change);
    expect(changed.details).toEqual(draft.details);
    expect({ ...changed.delivery, quantity: '' }).toEqual({ ...draft.delivery, quantity: '' });
    expect([draft.delivery.quantity, '']).toContain(changed.delivery.quantity);
    expect([change.choice.planCode, '']).toContain(changed.choice.planCode);
    if (changed.terms.areAccepted) expect(draft.terms.areAccepted).toBe(true);
    expect(changePurchaseDraft(changed, { choice: changed.choice })).toEqual(changed);
  },
);
