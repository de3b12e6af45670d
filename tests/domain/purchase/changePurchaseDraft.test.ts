import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { customerTypes } from '../../../src/domain/purchase/customerType';
import { emptyPurchaseDraft } from '../../../src/domain/purchase/purchaseDraft';
import { changePurchaseDraft, choosePlan } from '../../../src/domain/purchase/changePurchaseDraft';
import {
  aPurchaseDraft,
  companyDetails,
  sentElsewhere,
  someDetails,
} from '../../support/purchase/purchase';

const choice = (customerType: string, planCode: string) => ({ choice: { customerType, planCode } });

const withQuantity = (quantity: string) => ({
  delivery: { ...aPurchaseDraft().delivery, quantity },
});

const anyDraft = fc.record({
  choice: fc.record({
    customerType: fc.constantFrom('', ...customerTypes),
    planCode: fc.constantFrom('', 'tunnelPass', 'tunnelPassPlus', 'specialOffer'),
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

describe('a change of a step', () => {
  it('does not change the other steps', () => {
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
    ['individual', 'specialOffer', 'professional', 'specialOffer', ''],
    ['professional', 'tunnelPass', 'professional', 'specialOffer', ''],
    ['individual', 'tunnelPassPlus', 'professional', 'tunnelPassPlus', 'tunnelPassPlus'],
    ['individual', 'specialOffer', 'individual', 'specialOffer', 'specialOffer'],
    ['', 'specialOffer', '', 'specialOffer', 'specialOffer'],
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
    ['1', 'specialOffer', '1'],
    ['2', 'specialOffer', '2'],
    ['3', 'specialOffer', ''],
    ['4', 'specialOffer', ''],
    ['4', 'tunnelPassPlus', '4'],
    ['5', 'tunnelPassPlus', ''],
    ['', 'tunnelPassPlus', ''],
    ['4', '', '4'],
    ['5', '', '5'],
  ])('P5.7 %s badges and plan « %s »: « %s » badges', (quantity, planCode, expected) => {
    const draft = aPurchaseDraft(withQuantity(quantity));
    const changed = changePurchaseDraft(draft, choice('individual', planCode));
    expect(changed.delivery).toEqual(withQuantity(expected).delivery);
  });

  it('P5.7 nor can a quantity that the plan does not allow be chosen later', () => {
    const draft = aPurchaseDraft(choice('individual', 'specialOffer'));
    expect(changePurchaseDraft(draft, withQuantity('3')).delivery.quantity).toBe('');
  });

  it.each([
    ['another plan', 'tunnelPassPlus', false],
    ['no plan', '', false],
    ['the same plan', 'tunnelPass', true],
  ])('P5.9 with %s the terms are accepted: %s', (_title, planCode, areAccepted) => {
    const changed = changePurchaseDraft(aPurchaseDraft(), choice('individual', planCode));
    expect(changed.terms).toEqual({ areAccepted });
  });

  it('P5.9 a professional who loses the special offer accepts other terms', () => {
    const draft = aPurchaseDraft(choice('individual', 'specialOffer'));
    expect(
      changePurchaseDraft(draft, choice('professional', 'specialOffer')).terms.areAccepted,
    ).toBe(false);
    expect(changePurchaseDraft(draft, choice('professional', 'specialOffer')).choice.planCode).toBe(
      '',
    );
  });
});

describe('P9.1 the plan of the offer page that a person comes from', () => {
  it.each([
    // customer type before, plan, customer type afterwards
    ['', 'tunnelPass', ''],
    ['', 'tunnelPassPlus', ''],
    ['', 'specialOffer', 'individual'],
    ['individual', 'specialOffer', 'individual'],
    ['professional', 'specialOffer', 'individual'],
    ['professional', 'tunnelPassPlus', 'professional'],
  ])('« %s » and plan %s: « %s »', (customerType, planCode, expected) => {
    const draft = aPurchaseDraft(choice(customerType, ''));
    expect(choosePlan(draft, planCode).choice).toEqual({ customerType: expected, planCode });
  });

  it('P5.7, P5.9 has its own quantities and terms; nothing else is lost', () => {
    const draft = aPurchaseDraft({ ...withQuantity('4'), details: companyDetails() });
    expect(choosePlan(draft, 'specialOffer')).toEqual({
      choice: { customerType: 'individual', planCode: 'specialOffer' },
      details: companyDetails(),
      ...withQuantity(''),
      terms: { areAccepted: false },
    });
  });
});

test.prop([anyDraft, fc.record({ choice: anyDraft.map((one) => one.choice) })])(
  'P5.1, P5.7, P5.9 a choice only loses what depends on the plan; the same choice again loses nothing',
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
